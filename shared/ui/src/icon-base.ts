/** What every icon is drawn with; shared, so that remotes bundle no more than an icon's own path. */
export { default } from '@ant-design/icons/es/components/AntdIconLight';

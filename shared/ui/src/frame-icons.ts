/** Icons that both the host's frame and remotes draw; remotes take them from the frame. */
export { default as CheckOutlined } from '@ant-design/icons/es/icons/CheckOutlined';
export { default as ClockCircleOutlined } from '@ant-design/icons/es/icons/ClockCircleOutlined';
export { default as CloseCircleOutlined } from '@ant-design/icons/es/icons/CloseCircleOutlined';
export { default as CloseOutlined } from '@ant-design/icons/es/icons/CloseOutlined';
export { default as CopyOutlined } from '@ant-design/icons/es/icons/CopyOutlined';
export { default as FileTextOutlined } from '@ant-design/icons/es/icons/FileTextOutlined';
export { default as FolderOpenOutlined } from '@ant-design/icons/es/icons/FolderOpenOutlined';
export { default as InboxOutlined } from '@ant-design/icons/es/icons/InboxOutlined';
export { default as PhoneOutlined } from '@ant-design/icons/es/icons/PhoneOutlined';
export { default as PlusOutlined } from '@ant-design/icons/es/icons/PlusOutlined';
export { default as ReloadOutlined } from '@ant-design/icons/es/icons/ReloadOutlined';
export { default as SearchOutlined } from '@ant-design/icons/es/icons/SearchOutlined';
export { default as SettingOutlined } from '@ant-design/icons/es/icons/SettingOutlined';

import AntdIcon from '@ant-design/icons/es/components/AntdIconLight';
import { createElement, type ComponentProps } from 'react';

/**
 * What every icon is drawn with, antd's own icons included; shared, so that remotes bundle no more
 * than an icon's own path. Hidden from screen readers: an icon's name is English, and the control
 * or the text beside it says what it means.
 */
export default function IconBase(props: ComponentProps<typeof AntdIcon>) {
  return createElement(AntdIcon, { 'aria-hidden': true, ...props });
}

/** antd that floats above the page: menus, dialogs, drawers. Loaded with the main layout. */
import './styles/antd-overlay.css';

export { default as Dropdown, type DropdownProps } from 'antd/es/dropdown';
export { default as Menu, type MenuProps } from 'antd/es/menu';
// Its styles stand in the core sheet, where antd puts what tooltips share.
export { default as Tooltip, type TooltipProps } from 'antd/es/tooltip';
export { Drawer, type DrawerProps } from './components/Drawer';
export { Modal, type ModalProps } from './components/Modal';

/** antd for typing and choosing, but dates. */
import './styles/antd-entry.css';

export { default as AutoComplete, type AutoCompleteProps } from 'antd/es/auto-complete';
export { default as Checkbox, type CheckboxProps } from 'antd/es/checkbox';
export { default as Radio, type RadioGroupProps, type RadioProps } from 'antd/es/radio';
export { default as Segmented, type SegmentedProps } from 'antd/es/segmented';
export { default as Select, type SelectProps } from 'antd/es/select';
export { default as Switch, type SwitchProps } from 'antd/es/switch';
export { TextArea } from './components/TextArea';

/** antd for typing and choosing, but dates. */
import './styles/antd-entry.css';

export { default as AutoComplete, type AutoCompleteProps } from 'antd/es/auto-complete';
export { default as Checkbox, type CheckboxProps } from 'antd/es/checkbox';
// The number field of remotes built before `NumberField` was one of ours: the host still gives it to them.
export { default as InputNumber, type InputNumberProps } from 'antd/es/input-number';
export { default as Radio, type RadioGroupProps, type RadioProps } from 'antd/es/radio';
export { default as Segmented, type SegmentedProps } from 'antd/es/segmented';
export { default as Select, type SelectProps } from 'antd/es/select';
export { default as Switch, type SwitchProps } from 'antd/es/switch';
export { TextArea } from './text-area';
export type { TextAreaProps } from 'antd/es/input/TextArea';

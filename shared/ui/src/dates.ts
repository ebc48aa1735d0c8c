/** antd's calendar. Values are dayjs objects; our fields convert them to `YYYY-MM-DD`. */
export { default as DatePicker, type DatePickerProps } from 'antd/es/date-picker';

/** antd's calendar, with dayjs' Czech. Our `DateField` loads it when the calendar is first opened. */
import './styles/antd-dates.css';
import 'dayjs/locale/cs';

export { default as DatePicker, type DatePickerProps } from 'antd/es/date-picker';

/** antd's field of one line. Apart from the first paint: many pages have none. */
// The folder's index would bring Search, TextArea and OTP too.
export { default as Input, type InputRef } from 'antd/es/input/Input';

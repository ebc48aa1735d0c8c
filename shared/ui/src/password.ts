/** antd's password field: for sign-in, and too rare elsewhere to weigh on every remote. */
export { default as PasswordInput, type PasswordProps } from 'antd/es/input/Password';

/**
 * antd of the first paint: loaded with the host, so every byte here delays sign-in.
 * Feature code imports antd only through these groups; they are the federated shared modules.
 */
export { Button } from './components/Button';
export { default as ConfigProvider, type ConfigProviderProps } from 'antd/es/config-provider';

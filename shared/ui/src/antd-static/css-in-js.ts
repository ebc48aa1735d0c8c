import { createContext } from 'react';

export const createTheme = () => ({});
export const StyleContext = createContext({});
export const useStyleRegister = () => undefined;
export const unit = (value: number | string) => (typeof value === 'number' ? `${value}px` : value);

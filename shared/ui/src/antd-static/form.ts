import type { ReactNode } from 'react';

/** antd's inputs look for a form of antd around them; there is none. */
export const FormProvider = ({ children }: { children?: ReactNode }) => children;

/** Reached through the module that gives the id of a field of antd's form. */
export const useForm = () => [];

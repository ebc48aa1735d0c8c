import type { UseFormReturn } from 'react-hook-form';
import type { SpecificationValues } from './specification.schema';

export type SpecificationForm = UseFormReturn<SpecificationValues, unknown, SpecificationValues>;

/** What every group of fields takes. */
export interface FieldsProps {
  form: SpecificationForm;
  /** It may not be changed: what helps to fill it in has no place. */
  disabled: boolean;
}

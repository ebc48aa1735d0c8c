import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { DateField } from '@advisor/forms/fields/DateField';
import { SegmentedField } from '@advisor/forms/fields/SegmentedField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import type { ComponentType, ReactNode } from 'react';
import { useFieldNote } from '../../../offer/findings';
import type { LoanForm } from '../loan-form.schema';

/** A field under which the server's finding stands. `path`: of the field in the input. */
function noted<Props extends { name: string; hint?: ReactNode; isInvalid?: boolean }>(
  Field: ComponentType<Props>,
) {
  return function NotedField({ path, ...props }: Props & { path?: string }) {
    const { hint, isInvalid } = useFieldNote(path ?? props.name, props.hint);
    return (
      <Field
        {...(props as unknown as Props)}
        hint={hint}
        isInvalid={isInvalid || props.isInvalid === true}
      />
    );
  };
}

export const NotedMoney = noted(MoneyField<LoanForm>);
export const NotedNumber = noted(NumberField<LoanForm>);
export const NotedDate = noted(DateField<LoanForm>);
export const NotedChoice = noted(SegmentedField<LoanForm>);
export const NotedSelect = noted(SelectField<LoanForm>);

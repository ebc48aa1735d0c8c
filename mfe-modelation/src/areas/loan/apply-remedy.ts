import type { Remedy } from '@advisor/contracts/offer/loan-offer';
import { ofMonths } from '../../offer/entered-fields';
import type { LoanFormFacts } from './form-context';
import { restOf, withRest } from './purposes';

/** Changes the form to another loan or term; the last of several purposes takes the difference. */
export function applyRemedy(form: LoanFormFacts['form'], { field, value }: Remedy): void {
  const change = { shouldDirty: true, shouldValidate: true };
  if (field === 'loanDuration') {
    const { years, months } = ofMonths(value);
    form.setValue('years', years, change);
    form.setValue('months', months, change);
    return;
  }
  const purposes = form.getValues('loanPurposes');
  form.setValue('loanAmount', value, change);
  if (purposes.length < 2) return;
  const last = purposes.length - 1;
  form.setValue('loanPurposes', withRest(purposes, last, restOf(value, purposes)), change);
}

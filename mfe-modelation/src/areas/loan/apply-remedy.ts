import type { Remedy } from '@advisor/contracts/offer/loan-offer';
import { fillField } from '@advisor/forms/fill-field';
import { ofMonths } from '../../offer/entered-fields';
import type { LoanFormFacts } from './form-context';
import { restOf, withRest } from './purposes';

/** Changes the form to another loan or term; the last of several purposes takes the difference. */
export function applyRemedy(form: LoanFormFacts['form'], { field, value }: Remedy): void {
  if (field === 'loanDuration') {
    const { years, months } = ofMonths(value);
    fillField(form, 'years', years);
    fillField(form, 'months', months);
    return;
  }
  const purposes = form.getValues('loanPurposes');
  fillField(form, 'loanAmount', value);
  if (purposes.length < 2) return;
  const last = purposes.length - 1;
  fillField(form, 'loanPurposes', withRest(purposes, last, restOf(value, purposes)));
}

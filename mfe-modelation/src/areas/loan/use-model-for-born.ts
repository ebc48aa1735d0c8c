import { serverNow } from '@advisor/api-client/server-clock';
import { bankDay } from '@advisor/lending/bank-day';
import { ageOn } from '@advisor/lending/calendar';
import { useLoanForm } from './form-context';

/** Models with the age of whom it is for, born on `YYYY-MM-DD`. */
export function useModelForBorn(): (dateOfBirth: string) => void {
  const { form } = useLoanForm();
  return (dateOfBirth) =>
    form.setValue('applicantAge', ageOn(bankDay(serverNow()), dateOfBirth), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
}

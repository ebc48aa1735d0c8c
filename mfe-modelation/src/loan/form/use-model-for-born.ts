import { serverNow } from '@advisor/api-client/server-clock';
import { ageOn } from '../../client/age-on';
import { pragueDay } from '../../offer/offer.queries';
import { useLoanForm } from './form-context';

/** Models with the age of whom it is for, born on `YYYY-MM-DD`. */
export function useModelForBorn(): (dateOfBirth: string) => void {
  const { form } = useLoanForm();
  return (dateOfBirth) =>
    form.setValue('applicantAge', ageOn(pragueDay(serverNow()), dateOfBirth), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
}

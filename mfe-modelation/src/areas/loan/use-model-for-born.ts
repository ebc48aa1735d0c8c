import { ageOf } from '../../client/modelled-client';
import { useLoanForm } from './form-context';

/** Models with the age of whom it is for, born on `YYYY-MM-DD`. */
export function useModelForBorn(): (dateOfBirth: string) => void {
  const { form } = useLoanForm();
  return (dateOfBirth) =>
    form.setValue('applicantAge', ageOf({ dateOfBirth }), {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
}

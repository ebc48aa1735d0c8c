import type { Remedy } from '@advisor/contracts/offer/loan-offer';
import { formatMoney } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { ofMonths, toMonths } from '../../../offer/entered-fields';
import { useDurationText } from '../../../offer/use-duration-text';
import { restOf, withRest } from '../purposes';
import { useLoanForm } from '../form-context';
import { useSimulation } from '../simulation';

/** Buttons that change the form to what the bank would offer. */
export function Remedies() {
  const { t } = useTranslation('modelation-loan');
  const { form } = useLoanForm();
  const { findings } = useSimulation();
  const duration = useDurationText();
  const textOf = ({ field, value }: Remedy): string => {
    const values = form.getValues();
    if (field === 'loanAmount') {
      const isLower = value < (values.loanAmount ?? 0);
      return t(isLower ? 'remedy.lower' : 'remedy.raise', { amount: formatMoney(value) });
    }
    return t(value < toMonths(values) ? 'remedy.shorten' : 'remedy.prolong', {
      duration: duration(value),
    });
  };
  const mend = ({ field, value }: Remedy) => {
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
  };
  return findings.map(
    ({ remedy, message }) =>
      remedy && (
        <Button key={message} block onClick={() => mend(remedy)}>
          {textOf(remedy)}
        </Button>
      ),
  );
}

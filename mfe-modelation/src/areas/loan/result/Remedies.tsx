import type { Remedy } from '@advisor/contracts/offer/loan-offer';
import { formatMoney } from '@advisor/i18n/format';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { toMonths } from '../../../offer/entered-fields';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { applyRemedy } from '../apply-remedy';
import { useLoanForm } from '../form-context';
import { useSimulation } from '../simulation';

/** Buttons that change the form to what the bank would offer. */
export function Remedies() {
  const { t } = useTranslation('modelation-loan');
  const { form } = useLoanForm();
  const { findings } = useSimulation();
  const textOf = ({ field, value }: Remedy): string => {
    const values = form.getValues();
    if (field === 'loanAmount') {
      const isLower = value < (values.loanAmount ?? 0);
      return t(isLower ? 'remedy.lower' : 'remedy.raise', { amount: formatMoney(value) });
    }
    return t(value < toMonths(values) ? 'remedy.shorten' : 'remedy.prolong', {
      duration: czechDuration(value),
    });
  };
  return findings.map(
    ({ remedy, message }) =>
      remedy && (
        <Button key={message} block onClick={() => applyRemedy(form, remedy)}>
          {textOf(remedy)}
        </Button>
      ),
  );
}

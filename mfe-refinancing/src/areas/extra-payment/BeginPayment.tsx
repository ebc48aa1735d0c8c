import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RepaymentTerms } from '../../process/process.queries';
import { isOffered, type ListedExtraPayment, openOf } from './extra-payment.queries';

interface BeginPaymentProps {
  caseId: number;
  terms: RepaymentTerms;
  payments: readonly ListedExtraPayment[];
}

/** To the extra payment that is worked on, else to a new one; nothing where the loan allows none. */
export function BeginPayment({ caseId, terms, payments }: BeginPaymentProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const navigate = useNavigate();
  const open = openOf(payments);
  if (open === undefined && !isOffered(terms)) return null;
  const to =
    open === undefined
      ? refinancingAddresses.extraPaymentCalculator.to({ caseId })
      : refinancingAddresses.extraPayment.to({ caseId, processId: open.processId });
  return (
    <Button type="primary" onClick={() => void navigate(to)}>
      {t(open === undefined ? 'ofCase.open' : 'toOpen')}
    </Button>
  );
}

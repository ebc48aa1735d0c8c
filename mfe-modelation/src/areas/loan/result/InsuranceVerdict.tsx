import { formatMoney } from '@advisor/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loanSimulationQuery } from '../../../offer/offer.queries';
import { useLoanForm } from '../form-context';
import { useSimulation } from '../simulation';
import { wholePayment } from '../whole-payment';

const crowns = (value: number) => formatMoney(value, { decimals: 0 });

/** Whether the discount for an insurance is worth its premium; nothing where none is taken. */
export function InsuranceVerdict() {
  const { t } = useTranslation('modelation-loan');
  const { product, salesArrangementId } = useLoanForm();
  const { answer, answered, look, openedView } = useSimulation();
  const isInsured = Boolean(answered?.hasLifeInsurance || answered?.hasPropertyInsurance);
  const without = { ...answered!, hasLifeInsurance: false, hasPropertyInsurance: false };
  const { data } = useQuery({
    ...loanSimulationQuery(product, without, { salesArrangementId }),
    // A saved offer is compared with nothing by other rates.
    enabled: isInsured && look === 'valid' && openedView.openedState !== 'shown',
  });
  const [insured, bare] = [answer?.result, data?.result];
  if (!isInsured || look !== 'valid' || !insured || !bare || openedView.openedState === 'shown')
    return null;
  const difference = wholePayment(insured) - bare.monthlyPayment;
  return (
    <p className="modelation-result__reason">
      {t(difference < 0 ? 'insurance.pays' : 'insurance.costs', {
        saving: crowns(bare.monthlyPayment - insured.monthlyPayment),
        premium: crowns(wholePayment(insured) - insured.monthlyPayment),
        difference: crowns(Math.abs(difference)),
      })}
    </p>
  );
}

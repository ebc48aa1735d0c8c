import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { formatMoney } from '@advisor/i18n/format';
import { sumStep } from '@advisor/lending/repayment/loan-projection';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FactList } from '../../../calculator/FactList';
import { signedMoney } from '../../../calculator/signed';
import { type LeavingCosts, listFee, type RetentionBasis } from './basis';

/** What staying costs. */
export function FeeExplained({ basis, fee }: { basis: RetentionBasis; fee: number }) {
  const { t } = useTranslation('refinancing-retention');
  const { parts, result } = sumStep({
    list: listFee(basis),
    discount: sumStep({ fee, list: -listFee(basis) }).result,
  });
  return (
    <Section level="inner" title={t('explained.fee')}>
      <FactList
        facts={[
          { label: t('explained.listFee'), value: formatMoney(parts.list) },
          { label: t('explained.feeDiscount'), value: signedMoney(parts.discount) },
          { label: t('explained.feeTotal'), value: formatMoney(result), isTotal: true },
        ]}
      />
    </Section>
  );
}

/** What leaving costs, and the rule of the largest part of it. */
export function LeavingExplained({ caseId, costs }: { caseId: number; costs: LeavingCosts }) {
  const { t } = useTranslation('refinancing-retention');
  const { fee } = costs.quote;
  const rule = t(fee.freeReason ? 'rule.free' : `rule.${fee.regime}`);
  return (
    <Section
      level="inner"
      title={t('explained.leavingCosts')}
      actions={
        <Link to={refinancingAddresses.extraPaymentCalculator.to({ caseId })}>
          {t('explained.repaymentDetail')}
        </Link>
      }
    >
      <FactList
        facts={[
          {
            label: t('explained.repayment'),
            note: fee.isMaximum ? `${rule}, ${t('explained.repaymentMaximum')}` : rule,
            value: formatMoney(costs.repayment),
          },
          { label: t('explained.valuation'), value: formatMoney(costs.valuation) },
          { label: t('explained.cadastre'), value: formatMoney(costs.cadastre) },
          { label: t('explained.costsTotal'), value: formatMoney(costs.total), isTotal: true },
        ]}
      />
    </Section>
  );
}

import { formatMoney } from '@advisor/i18n/format';
import { isRevolving } from '@advisor/lending/affordability/obligation-rules';
import { Money } from '@advisor/ui/components/Money';
import { useTranslation } from 'react-i18next';
import type { ListedObligation } from './obligations.queries';

interface ObligationRowProps {
  obligation: ListedObligation;
  /** The same obligation as the client stated it, where the bureau reports it too. */
  stated: ListedObligation | undefined;
}

const crowns = (amount = 0) => formatMoney(amount, { decimals: 0 });

/** One obligation in a person's list, once however many sources know it. */
export function ObligationRow({ obligation, stated }: ObligationRowProps) {
  const { t } = useTranslation('case-household');
  const { obligationTypeName, creditor, countedReason, countedDebt } = obligation;
  const amount = isRevolving(obligation.obligationTypeId) ? 'creditCardLimit' : 'installmentAmount';
  const notes = [
    stated &&
      t(`obligations.bothSources.${amount}`, {
        stated: crowns(stated[amount]),
        reported: crowns(obligation[amount]),
      }),
    countedReason === 'asDeclared'
      ? t('obligations.debt', { amount: crowns(countedDebt) })
      : t(`obligations.reason.${countedReason}`),
    obligation.displayJuridicalPersonWarning && t('obligations.juridical'),
  ];
  return (
    <>
      <span className="people-list__name">
        {creditor?.name ? `${obligationTypeName}, ${creditor.name}` : obligationTypeName}
      </span>
      <Money value={obligation.countedInstallment} decimals={0} />
      <span className="people-list__note">{notes.filter(Boolean).join(' ')}</span>
    </>
  );
}

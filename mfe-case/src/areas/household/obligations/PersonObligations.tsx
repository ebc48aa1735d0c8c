import { formatMoney } from '@advisor/i18n/format';
import { Money } from '@advisor/ui/components/Money';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../case/Loaded';
import { obligationsQuery } from '../household.queries';
import { usePanel } from '../use-panel';
import { ObligationPanel } from './ObligationPanel';
import type { ListedObligation } from './obligations.queries';
import '../household.css';
import '../texts';

interface PersonObligationsProps {
  customerOnSAId: number;
  /** Nothing can be changed: the application was sent. */
  isLocked: boolean;
}

/** What a person owes and what the bank counts of it; each opens beside the screen. */
export function PersonObligations({ customerOnSAId, isLocked }: PersonObligationsProps) {
  const { t } = useTranslation('case-household');
  const panel = usePanel('obligation', customerOnSAId);
  return (
    <Loaded
      query={useQuery(obligationsQuery(customerOnSAId))}
      skeleton={<Skeleton rows={2} />}
      failure={t('obligations.failed')}
    >
      {(obligations) => {
        const listed = obligations.find(({ obligationId }) => String(obligationId) === panel.open);
        return (
          <>
            <ul className="people-list" aria-label={t('obligations.title')}>
              {obligations.map((obligation) => (
                <li key={obligation.obligationId}>
                  <Button
                    type="text"
                    className="people-list__row"
                    onClick={() => panel.show(String(obligation.obligationId))}
                  >
                    <ObligationRow obligation={obligation} />
                  </Button>
                </li>
              ))}
            </ul>
            {!isLocked && (
              <Button size="small" onClick={() => panel.show('new')}>
                {t('obligations.add')}
              </Button>
            )}
            {(listed !== undefined || panel.open === 'new') && (
              <ObligationPanel
                key={panel.open}
                customerOnSAId={customerOnSAId}
                listed={listed}
                isLocked={isLocked}
                onClose={panel.close}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function ObligationRow({ obligation }: { obligation: ListedObligation }) {
  const { t } = useTranslation('case-household');
  const { obligationTypeName, creditor, countedReason, countedDebt } = obligation;
  return (
    <>
      <span className="people-list__name">
        {creditor?.name ? `${obligationTypeName}, ${creditor.name}` : obligationTypeName}
      </span>
      <Money value={obligation.countedInstallment} decimals={0} />
      <span className="people-list__note">
        {countedReason === 'asDeclared'
          ? t('obligations.debt', { amount: formatMoney(countedDebt, { decimals: 0 }) })
          : t(`obligations.reason.${countedReason}`)}
        {obligation.displayJuridicalPersonWarning && ` ${t('obligations.juridical')}`}
      </span>
    </>
  );
}

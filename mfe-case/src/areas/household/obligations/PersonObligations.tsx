import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@advisor/case/components/Loaded';
import { useLastFound } from '../gone';
import { obligationsQuery } from '../household.queries';
import { usePanel } from '../use-panel';
import { ObligationPanel } from './ObligationPanel';
import { ObligationRow } from './ObligationRow';
import { pairSources, twinOf } from './pair-sources';
import '../household.css';
import '../texts';

interface PersonObligationsProps {
  customerOnSAId: number;
  /** Of the person. */
  personName: string;
  /** Nothing can be changed: the application was sent. */
  isLocked: boolean;
}

/** What a person owes and what the bank counts of it; each opens beside the screen. */
export function PersonObligations({
  customerOnSAId,
  personName,
  isLocked,
}: PersonObligationsProps) {
  const { t } = useTranslation('case-household');
  const panel = usePanel('obligation', customerOnSAId);
  const query = useQuery(obligationsQuery(customerOnSAId));
  const listed = useLastFound(
    panel.open,
    query.data?.find(({ obligationId }) => String(obligationId) === panel.open),
  );
  return (
    <Loaded query={query} skeleton={<Skeleton rows={2} />} failure={t('obligations.failed')}>
      {(obligations) => {
        const pairs = pairSources(obligations);
        return (
          <>
            <ul className="people-list" aria-label={t('obligations.title')}>
              {pairs.map((pair) => {
                const obligation = pair.registered ?? pair.declared;
                return (
                  obligation && (
                    <li key={obligation.obligationId}>
                      <Button
                        type="text"
                        className="people-list__row"
                        onClick={() => panel.show(String(obligation.obligationId))}
                      >
                        <ObligationRow
                          obligation={obligation}
                          stated={pair.registered && pair.declared}
                        />
                      </Button>
                    </li>
                  )
                );
              })}
            </ul>
            {!isLocked && (
              <Button
                size="small"
                aria-label={`${t('obligations.add')}: ${personName}`}
                onClick={() => panel.show('new')}
              >
                {t('obligations.add')}
              </Button>
            )}
            {(listed !== undefined || panel.open === 'new') && (
              <ObligationPanel
                key={panel.open}
                customerOnSAId={customerOnSAId}
                personName={personName}
                listed={listed}
                twin={listed && twinOf(pairs, listed)}
                isLocked={isLocked}
                onOpen={({ obligationId }) => panel.show(String(obligationId))}
                onClose={panel.close}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

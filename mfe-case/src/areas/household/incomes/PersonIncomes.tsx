import { caseAddresses } from '@advisor/addresses/case';
import { incomeType } from '@advisor/contracts/codebooks/income';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { Money } from '@advisor/ui/components/Money';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { formatMoney } from '@advisor/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '@advisor/case/components/Loaded';
import { useLastFound } from '../gone';
import { incomesQuery } from '../household.queries';
import { usePanel } from '../use-panel';
import { IncomePanel } from './IncomePanel';
import type { ListedIncome } from './incomes.queries';
import '../household.css';
import '../texts';

interface PersonIncomesProps {
  customerOnSAId: number;
  /** Of the person. */
  personName: string;
  /** Nothing can be changed: the application was sent. */
  isLocked: boolean;
}

const isEnterprise = ({ income }: ListedIncome) =>
  income.incomeTypeId === incomeType.enterprise.code;

/** What a person earns and what the bank counts of it; each opens beside the screen. */
export function PersonIncomes({ customerOnSAId, personName, isLocked }: PersonIncomesProps) {
  const { t } = useTranslation('case-household');
  const panel = usePanel('income', customerOnSAId);
  const query = useQuery(incomesQuery(customerOnSAId));
  const listed = useLastFound(
    panel.open,
    query.data?.find(({ incomeId }) => String(incomeId) === panel.open),
  );
  const caseId = useCurrentClientStore(({ client }) => client.caseId);
  return (
    <Loaded query={query} skeleton={<Skeleton rows={2} />} failure={t('incomes.failed')}>
      {(incomes) => {
        return (
          <>
            <ul className="people-list" aria-label={t('incomes.title')}>
              {incomes.map(
                ({
                  incomeId,
                  name,
                  declaredAmount,
                  countedAmount,
                  countedReason,
                  countedShare,
                }) => (
                  <li key={incomeId}>
                    <Button
                      type="text"
                      className="people-list__row"
                      onClick={() => panel.show(String(incomeId))}
                    >
                      <span className="people-list__name">{name}</span>
                      <Money value={declaredAmount} decimals={0} />
                      {countedAmount !== declaredAmount && (
                        <span className="people-list__note">
                          {t('incomes.counted', {
                            amount: formatMoney(countedAmount, { decimals: 0 }),
                          })}{' '}
                          {t(`incomes.reason.${countedReason}`, { share: countedShare })}
                        </span>
                      )}
                    </Button>
                  </li>
                ),
              )}
            </ul>
            {caseId !== undefined && incomes.some(isEnterprise) && (
              <Link to={caseAddresses.taxReturn.to({ caseId, customerOnSAId })}>
                {t('taxReturn.open')}
              </Link>
            )}
            {!isLocked && (
              <Button
                size="small"
                aria-label={`${t('incomes.add')}: ${personName}`}
                onClick={() => panel.show('new')}
              >
                {t('incomes.add')}
              </Button>
            )}
            {(listed !== undefined || panel.open === 'new') && (
              <IncomePanel
                key={panel.open}
                customerOnSAId={customerOnSAId}
                personName={personName}
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

import { caseAddresses } from '@advisor/addresses/case';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Money } from '@advisor/ui/components/Money';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { customerTaxReturnsQuery } from '../../../../case/case.queries';
import { Loaded } from '@advisor/case/components/Loaded';

/** Tax returns that were entered for the people on the case, with the income of each year. */
export function TaxReturnsSection({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-file');
  const mayOpen = usePermission(permission.salesArrangementAccess);
  return (
    <Loaded
      query={useQuery(customerTaxReturnsQuery(caseId))}
      skeleton={<Skeleton rows={4} />}
      failure={t('detail.failed.taxReturns')}
    >
      {(people) =>
        people.length === 0 ? (
          <EmptyState
            title={t('detail.taxReturns.empty')}
            description={t('detail.taxReturns.emptyHint')}
          />
        ) : (
          <div className="case-section">
            {people.map(({ customerOnSAId, firstName, lastName, taxReturns }) => (
              <Section
                key={customerOnSAId}
                title={`${lastName} ${firstName}`}
                actions={
                  mayOpen && (
                    <Link to={caseAddresses.taxReturn.to({ caseId, customerOnSAId })}>
                      {t('detail.taxReturns.open')}
                    </Link>
                  )
                }
              >
                <PlainTable
                  label={`${lastName} ${firstName}`}
                  className="case-table"
                  rows={taxReturns}
                  rowKey={({ year }) => year}
                  columns={[
                    { title: t('detail.taxReturns.year'), render: ({ year }) => year },
                    {
                      title: t('detail.taxReturns.changedOn'),
                      isText: true,
                      render: ({ lastChangedOn }) => <DateText value={lastChangedOn} />,
                    },
                    {
                      title: t('detail.taxReturns.monthlyIncome'),
                      render: ({ monthlyIncome }) => <Money value={monthlyIncome} decimals={0} />,
                    },
                  ]}
                />
              </Section>
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

import { caseQuery } from '@advisor/case/case.queries';
import { Loaded } from '@advisor/case/components/Loaded';
import { modelationAddresses } from '@advisor/addresses/modelation';
import { formatPercent } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Money } from '@advisor/ui/components/Money';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PropertyReference } from '../../../property/property.queries';
import { effectQuery, type Effect } from '../results.queries';

const money = ['collateralValue', 'monthlyPayment', 'highestLoan'] as const;
const rows = ['collateralValue', 'ltv', 'interestRate', 'monthlyPayment', 'highestLoan'] as const;
type Row = (typeof rows)[number];

const isMoney = (row: Row): row is (typeof money)[number] => money.some((one) => one === row);

function shown(values: Effect['before'], row: Row) {
  if (isMoney(row)) return <Money value={values[row]} />;
  const percent = values[row];
  return percent === undefined ? '–' : formatPercent(percent);
}

/** The offer before and after the value, side by side, and the way to model it again. */
export function ResultEffect({ reference }: { reference: PropertyReference }) {
  const { t } = useTranslation('valuation-results');
  const { caseId } = reference;
  const query = useQuery(effectQuery(reference));
  const { data: found } = useQuery({ ...caseQuery(caseId), meta: { allowFailure: true } });
  const modelation = found && (
    <Link
      to={modelationAddresses.loanHubModelation.to({
        caseId,
        salesArrangementId: found.salesArrangementId,
      })}
    >
      {t('effect.model')}
    </Link>
  );
  return (
    <Section title={t('effect.title')} actions={modelation}>
      <Loaded query={query} skeleton={<Skeleton rows={5} />} failure={t('effect.failed')}>
        {(effect) => <Comparison effect={effect} />}
      </Loaded>
    </Section>
  );
}

function Comparison({ effect }: { effect: Effect }) {
  const { t } = useTranslation('valuation-results');
  const { offerId, before, after, reason } = effect;
  if (offerId === undefined) return <p className="adv-muted">{t('effect.noOffer')}</p>;
  const isSame = rows.every((row) => before[row] === after[row]);
  return (
    <>
      {reason !== undefined && <InfoBar severity="warning" title={reason} />}
      {isSame && reason === undefined && <p>{t('effect.same')}</p>}
      <PlainTable
        label={t('effect.title')}
        narrow="over"
        columns={[
          { title: t('effect.what'), isText: true, render: (row) => t(`effect.${row}`) },
          { title: t('effect.before'), render: (row) => shown(before, row) },
          {
            title: t('effect.after'),
            render: (row) =>
              before[row] === after[row] ? shown(after, row) : <strong>{shown(after, row)}</strong>,
          },
        ]}
        rows={rows}
        rowKey={(row) => row}
      />
    </>
  );
}

import { codeName } from '@advisor/contracts/code-name';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { RefinancingParameters } from '../../process/process.queries';
import { ChurnRisk } from './ChurnRisk';
import './overview.css';

type Terms = RefinancingParameters['current'];

/** The loan today beside the loan after what is signed, or after its fixation. */
export function LoanTerms({ parameters }: { parameters: RefinancingParameters }) {
  const { t } = useTranslation('refinancing-overview');
  const { current, future, churnRisk, processes } = parameters;
  const signed = processes.find(
    ({ state, effectiveFrom }) =>
      state === refinancingState.inProgressInBackOffice.code && effectiveFrom === future?.validFrom,
  );
  return (
    <Section
      title={t('terms.title')}
      actions={churnRisk !== undefined && <ChurnRisk percent={churnRisk} />}
    >
      <div className="refinancing-terms">
        <Section level="inner" title={t('terms.today')}>
          <TermsFacts terms={current} />
        </Section>
        {future === undefined ? (
          <Section level="inner" title={t('terms.next')}>
            <p className="adv-muted">
              {current.fixedRateValidTo === undefined
                ? t('terms.variable')
                : t('terms.unknown', { date: formatDate(current.fixedRateValidTo) })}
            </p>
          </Section>
        ) : (
          <Section level="inner" title={t('terms.from', { date: formatDate(future.validFrom) })}>
            <p className="adv-muted">
              {signed
                ? t('terms.signed', {
                    kind: codeName(refinancingType, signed.refinancingTypeId),
                  })
                : t('terms.byNotice')}
            </p>
            <TermsFacts terms={future} before={current} />
          </Section>
        )}
      </div>
    </Section>
  );
}

interface TermsFactsProps {
  terms: Terms;
  /** What the change is told against. */
  before?: Terms;
}

function TermsFacts({ terms, before }: TermsFactsProps) {
  const { t } = useTranslation('refinancing-overview');
  const withChange = (
    text: string,
    [value, former]: [number, number | undefined],
    format: (by: number) => string,
  ) => (
    <>
      {text}
      {former !== undefined && former !== value && (
        <div className="refinancing-terms__change">
          {t(value > former ? 'terms.more' : 'terms.less', {
            by: format(Math.abs(value - former)),
          })}
        </div>
      )}
    </>
  );
  const { interestRate, monthlyPayment, principal } = terms;
  return (
    <DescriptionList
      items={[
        {
          label: t('terms.interestRate'),
          value: withChange(
            t('terms.perYear', { rate: formatPercent(interestRate) }),
            [interestRate, before?.interestRate],
            (by) => t('terms.points', { by: formatNumber(by, { decimals: 2 }) }),
          ),
        },
        {
          label: t('terms.monthlyPayment'),
          value: withChange(
            formatMoney(monthlyPayment),
            [monthlyPayment, before?.monthlyPayment],
            formatMoney,
          ),
        },
        { label: t('terms.principal'), value: formatMoney(principal) },
        { label: t('terms.fixedTo'), value: <DateText value={terms.fixedRateValidTo} /> },
        { label: t('terms.maturity'), value: <DateText value={terms.loanMaturityOn} /> },
      ]}
    />
  );
}

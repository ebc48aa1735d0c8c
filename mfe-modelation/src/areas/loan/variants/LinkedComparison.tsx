import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { useSimulation } from '../simulation';
import { Blank } from '../../../offer/Blank';
import { CompareTable } from './CompareTable';
import type { LoanOffer } from '../variant';

/** What the modelled loan would change about the application. */
export function LinkedComparison({ linked }: { linked: LoanOffer }) {
  const { t } = useTranslation('modelation-loan');
  const { answered: input, answer, state } = useSimulation();
  const result = answer?.result;
  if (!input || !result) {
    return (
      state === 'calculating' && (
        <Section title={t('hub.changes')}>
          <p>
            <Blank />
          </p>
        </Section>
      )
    );
  }
  return (
    <Section title={t('hub.changes')}>
      <CompareTable
        label={t('hub.changes')}
        onlyDifferences={t('hub.noChanges')}
        columns={[
          { key: 'linked', input: linked.input, result: linked.result, head: t('hub.now') },
          { key: 'modelled', input, result, head: t('hub.modelled') },
        ]}
      />
    </Section>
  );
}

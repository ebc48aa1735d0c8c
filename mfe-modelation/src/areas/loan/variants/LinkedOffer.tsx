import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from './CompareTable';
import type { LoanOffer } from '../variant';
import { PrintButton } from '../../../offer/PrintButton';

/** The offer that an application is made from, where it cannot be modelled anew. */
export function LinkedOffer({ linked }: { linked: LoanOffer }) {
  const { t } = useTranslation('modelation-loan');
  const { offerId, input, result } = linked;
  const title = t('hub.offer', { offerId });
  return (
    <Section
      title={title}
      actions={<PrintButton save={() => Promise.resolve(offerId)} disabled={false} />}
    >
      <CompareTable
        label={title}
        columns={[{ key: 'linked', input, result, head: t('hub.now') }]}
      />
    </Section>
  );
}

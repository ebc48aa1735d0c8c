import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { Slot } from '@advisor/shell/components/Slot';
import { valuationSlots } from '@advisor/slots/valuation';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Property, PropertyReference } from '../../property/property.queries';
import { useSaveDocuments } from './orders.changes';
import { smallPhoto } from './small-photo';

interface OrderDocumentsProps {
  reference: PropertyReference;
  property: Property;
}

/** Documents and photographs that go with an order; each choice is saved at once. */
export function OrderDocuments({ reference, property }: OrderDocumentsProps) {
  const { t } = useTranslation('valuation-orders');
  const save = useSaveDocuments(reference);
  const { documents, version } = property;
  return (
    <Section title={t('documents.title')}>
      <p className="adv-muted">{t('documents.hint')}</p>
      <ChangedMeanwhile
        change={save}
        title={save.refusal ?? t('documents.changed')}
        hint={t('documents.changedHint')}
      />
      <Slot
        name={valuationSlots.documents}
        fallback={<Skeleton rows={2} />}
        caseId={reference.caseId}
        value={documents.map(({ documentId }) => documentId)}
        isSaving={save.isRunning}
        prepare={smallPhoto}
        onChange={(documentIds) => save.run({ documentIds: [...documentIds], version })}
      />
    </Section>
  );
}

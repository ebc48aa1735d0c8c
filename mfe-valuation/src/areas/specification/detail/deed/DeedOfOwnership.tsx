import { isApiError } from '@advisor/api-client/api-error';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { cadastralAreaPattern } from '@advisor/contracts/real-estate/rules';
import type { EditedRecord } from '@advisor/forms/record/use-record-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Property, PropertyReference } from '../../../../property/property.queries';
import { useReadDeed } from '../specification.changes';
import type { SpecificationValues } from '../specification.schema';
import { deedNumberIn } from '../cadastre/search-by';
import { DeedContent } from './DeedContent';

interface DeedOfOwnershipProps {
  reference: PropertyReference;
  property: Property;
  record: EditedRecord<SpecificationValues, SpecificationValues>;
}

/** What the deed says of whose it is and what it is burdened with, read as often as it is needed. */
export function DeedOfOwnership({ reference, property, record }: DeedOfOwnershipProps) {
  const { t } = useTranslation('valuation-specification');
  const { deedOfOwnership: deed, lock } = property;
  const cadastre = useWatch({ control: record.form.control, name: 'cadastre' });
  const { cadastralAreaCode } = cadastre;
  const deedNumber = deedNumberIn(cadastre.deedNumber);
  const read = useReadDeed(reference);
  const isKnown = deedNumber !== undefined && cadastralAreaPattern.test(cadastralAreaCode);
  const isGone = isApiError(read.failure) && read.failure.status === 404;
  const readButton = lock === undefined && (
    <Button
      loading={read.isRunning}
      disabled={!isKnown}
      onClick={() =>
        deedNumber !== undefined &&
        read.run({ cadastralAreaCode, deedNumber, version: record.version })
      }
    >
      {t(deed === undefined ? 'deed.readFirst' : 'deed.readAgain')}
    </Button>
  );
  return (
    <Section title={t('deed.title')} actions={readButton}>
      <ChangedMeanwhile
        change={read}
        title={read.refusal ?? t('deed.changed')}
        hint={t('deed.changedHint')}
      />
      {read.failure && read.flag === undefined && (
        <InfoBar
          severity="warning"
          title={t(isGone ? 'deed.gone' : 'deed.down')}
          description={t(isGone ? 'deed.goneHint' : 'deed.downHint')}
        />
      )}
      {deed === undefined ? (
        <p className="adv-muted">{t(isKnown ? 'deed.none' : 'deed.unknown')}</p>
      ) : (
        <DeedContent deed={deed} />
      )}
    </Section>
  );
}

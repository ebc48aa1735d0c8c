import { maxNoteLength } from '@advisor/contracts/real-estate/rules';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import type { EditedRecord } from '@advisor/forms/record/use-record-form';
import { Section } from '@advisor/ui/components/Section';
import { SaveOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { Property, PropertyReference } from '../../../property/property.queries';
import { AddressFields } from './fields/AddressFields';
import { BuildingFields } from './fields/BuildingFields';
import { CadastreFields } from './fields/CadastreFields';
import { PurposeFields } from './fields/PurposeFields';
import { useSaveSpecification } from './specification.changes';
import type { SpecificationValues } from './specification.schema';
import { fieldOf, toSpecification } from './specification-values';

interface SpecificationFormProps {
  record: EditedRecord<SpecificationValues, SpecificationValues>;
  reference: PropertyReference;
  variant: Property['realEstateVariant'];
  isLocked: boolean;
  label: string;
}

/** Everything that is entered of a real estate of its variant; half of it may be saved. */
export function SpecificationForm({
  record,
  reference,
  variant,
  isLocked,
  label,
}: SpecificationFormProps) {
  const { t } = useTranslation('valuation-specification');
  const save = useSaveSpecification(reference, fieldOf);
  const fields = { form: record.form, disabled: isLocked, variant };
  return (
    <div className="specification__form">
      <RecordForm
        record={record}
        save={save}
        toBody={(values, version) => ({ ...toSpecification(values, variant), version })}
        label={label}
        submitIcon={<SaveOutlined aria-hidden />}
        isLocked={isLocked}
      >
        <PurposeFields {...fields} />
        <AddressFields form={record.form} />
        <CadastreFields {...fields} reference={reference} />
        <BuildingFields {...fields} />
        <Section title={t('comment.title')}>
          <TextAreaField
            control={record.form.control}
            name="comment"
            label={t('field.comment')}
            maxLength={maxNoteLength}
          />
        </Section>
      </RecordForm>
    </div>
  );
}

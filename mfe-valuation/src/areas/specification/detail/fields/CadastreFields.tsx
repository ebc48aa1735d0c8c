import { variantFields } from '@advisor/contracts/real-estate/variant-fields';
import { TextField } from '@advisor/forms/fields/TextField';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { Property, PropertyReference } from '../../../../property/property.queries';
import { CadastreSearch } from '../cadastre/CadastreSearch';
import type { FieldsProps } from '../specification-form';
import { CadastralAreaField } from './CadastralAreaField';

interface CadastreFieldsProps extends FieldsProps {
  reference: PropertyReference;
  variant: Property['realEstateVariant'];
}

/** Where the cadastre has it, with a search by each of it. */
export function CadastreFields({ form, disabled, reference, variant }: CadastreFieldsProps) {
  const { t } = useTranslation('valuation-specification');
  const { control } = form;
  const fields = variantFields[variant];
  return (
    <Section title={t('cadastre.title')}>
      <div className="specification__row">
        <CadastralAreaField form={form} />
        <TextField
          control={control}
          name="cadastre.deedNumber"
          label={t('cadastre.deed')}
          inputMode="numeric"
        />
      </div>
      <div className="specification__row">
        <TextField
          control={control}
          name="cadastre.parcels"
          label={t('cadastre.parcels')}
          hint={t('cadastre.parcelsHint')}
        />
        {fields.includes('buildings') && (
          <TextField
            control={control}
            name="cadastre.buildings"
            label={t('cadastre.buildings')}
            hint={t('cadastre.buildingsHint')}
          />
        )}
        {fields.includes('units') && (
          <TextField
            control={control}
            name="cadastre.units"
            label={t('cadastre.units')}
            hint={t('cadastre.unitsHint')}
          />
        )}
      </div>
      {!disabled && <CadastreSearch form={form} reference={reference} variant={variant} />}
    </Section>
  );
}

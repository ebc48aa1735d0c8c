import {
  buildingStructure,
  energyClass,
  flatSchema,
  technicalState,
} from '@advisor/contracts/codebooks/real-estate';
import { variantFields, type VariantField } from '@advisor/contracts/real-estate/variant-fields';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { Section } from '@advisor/ui/components/Section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../../../property/names';
import type { Property } from '../../../../property/property.queries';
import type { FieldsProps } from '../specification-form';

interface BuildingFieldsProps extends FieldsProps {
  variant: Property['realEstateVariant'];
}

const codebooks = {
  buildingStructureCode: buildingStructure,
  flatSchemaCode: flatSchema,
  technicalStateCode: technicalState,
  energyClass,
} as const;

/** What it is like, as far as its variant has it. */
export function BuildingFields({ form, variant }: BuildingFieldsProps) {
  const { t } = useTranslation('valuation-specification');
  const { control } = form;
  const has = (field: VariantField) => variantFields[variant].includes(field);
  const number = (
    name: 'floorArea' | 'landArea' | 'floorNumber' | 'floorCount',
    more: { unit?: string; decimals?: number; hint?: ReactNode } = {},
  ) =>
    has(name) && <NumberField control={control} name={name} label={t(`field.${name}`)} {...more} />;
  const year = (name: 'builtIn' | 'reconstructedIn') =>
    has(name) && (
      <TextField control={control} name={name} label={t(`field.${name}`)} inputMode="numeric" />
    );
  const choice = (name: keyof typeof codebooks) =>
    has(name) && (
      <SelectField
        control={control}
        name={name}
        label={t(`field.${name}`)}
        options={optionsOf(codebooks[name])}
        clearable
      />
    );
  const squareMetres = { unit: 'm²', decimals: 2 };
  return (
    <Section title={t('building.title')}>
      <div className="specification__row">
        {number('floorArea', squareMetres)}
        {number('landArea', squareMetres)}
        {choice('flatSchemaCode')}
      </div>
      {has('floorCount') && (
        <div className="specification__row">
          {number('floorNumber', { hint: t('building.floorHint') })}
          {number('floorCount')}
          {has('hasLift') && (
            <SelectField
              control={control}
              name="hasLift"
              label={t('field.hasLift')}
              options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
              clearable
            />
          )}
        </div>
      )}
      <div className="specification__row">
        {choice('buildingStructureCode')}
        {choice('technicalStateCode')}
        {choice('energyClass')}
      </div>
      <div className="specification__row">
        {year('builtIn')}
        {year('reconstructedIn')}
      </div>
    </Section>
  );
}

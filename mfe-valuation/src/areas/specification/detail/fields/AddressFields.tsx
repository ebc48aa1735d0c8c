import { PostcodeField } from '@advisor/forms/fields/PostcodeField';
import { TextField } from '@advisor/forms/fields/TextField';
import { fillField } from '@advisor/forms/fill-field';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldsProps } from '../specification-form';
import { useTyped } from '../use-typed';
import { AddressSearch } from './AddressSearch';

const typed = ['street', 'houseNumber', 'streetNumber', 'city', 'postcode'] as const;

/** Where it stands: found in the register, or typed until the register has it. */
export function AddressFields({ form, disabled }: FieldsProps) {
  const { t } = useTranslation('valuation-specification');
  const { control, setValue } = form;
  const { city, addressPointId } = useWatch({ control, name: 'address' });
  const names = typed.map((name) => `address.${name}` as const);
  // What is changed by hand is no longer the register's.
  useTyped(form, names, () => {
    setValue('address.addressPointId', '');
    form.clearErrors('address.addressPointId');
  });
  return (
    <Section title={t('address.title')}>
      {!disabled && (
        <AddressSearch form={form} onChoose={(address) => fillField(form, 'address', address)} />
      )}
      <div className="specification__row">
        <TextField control={control} name="address.street" label={t('address.street')} />
        <TextField control={control} name="address.houseNumber" label={t('address.houseNumber')} />
        <TextField
          control={control}
          name="address.streetNumber"
          label={t('address.streetNumber')}
        />
      </div>
      <div className="specification__row">
        <TextField control={control} name="address.city" label={t('address.city')} />
        <PostcodeField control={control} name="address.postcode" label={t('address.postcode')} />
      </div>
      {city !== '' && addressPointId === '' && (
        <InfoBar severity="warning" title={t('address.notOfRegister')} />
      )}
    </Section>
  );
}

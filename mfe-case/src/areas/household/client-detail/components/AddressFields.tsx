import { defaultCountry } from '@advisor/contracts/codebooks/customer';
import type { FieldOption } from '@advisor/forms/field-option';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { PostcodeField } from '@advisor/forms/fields/PostcodeField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { fillField } from '@advisor/forms/fill-field';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isFilled, type AddressKind } from '../address-values';
import type { ClientDetailValues } from '../client-detail.schema';
import { useTyped } from '../use-typed';
import { AddressSearch } from './AddressSearch';
import { TownsOfPostcode } from './TownsOfPostcode';

interface AddressFieldsProps {
  form: UseFormReturn<ClientDetailValues>;
  kind: AddressKind;
  countries: readonly FieldOption[];
  disabled: boolean;
}

const typed = ['street', 'houseNumber', 'streetNumber', 'city', 'postcode', 'countryId'] as const;

/** One address: found in the register, or entered by hand. */
export function AddressFields({ form, kind, countries, disabled }: AddressFieldsProps) {
  const { t } = useTranslation('case-household');
  const { control, setValue } = form;
  const value = useWatch({ control, name: kind });
  const isCzech = value.countryId === defaultCountry.czechia.code;
  // What is changed by hand is no longer the register's, nor what the client has confirmed.
  useTyped(
    form,
    typed.map((name) => `${kind}.${name}` as const),
    () => {
      setValue(`${kind}.addressPointId`, '');
      setValue(`${kind}.isConfirmed`, false);
      form.clearErrors(`${kind}.addressPointId`);
    },
  );
  const title = t(`clientDetail.kind.${kind}`);
  const postcode = {
    control,
    name: `${kind}.postcode`,
    labelContext: title,
    label: t('clientDetail.address.postcode'),
  } as const;
  return (
    <div className="client-detail__group">
      {isCzech && !disabled && (
        <AddressSearch
          control={control}
          name={`${kind}.addressPointId`}
          labelContext={title}
          label={t('clientDetail.address.search')}
          onChoose={(address) => fillField(form, kind, { ...address, isConfirmed: false })}
        />
      )}
      <div className="client-detail__row">
        <TextField
          control={control}
          name={`${kind}.street`}
          labelContext={title}
          label={t('clientDetail.address.street')}
        />
        <TextField
          control={control}
          name={`${kind}.houseNumber`}
          labelContext={title}
          label={t('clientDetail.address.houseNumber')}
        />
        <TextField
          control={control}
          name={`${kind}.streetNumber`}
          labelContext={title}
          label={t('clientDetail.address.streetNumber')}
        />
      </div>
      <div className="client-detail__row">
        <TextField
          control={control}
          name={`${kind}.city`}
          labelContext={title}
          label={t('clientDetail.address.city')}
        />
        {isCzech ? <PostcodeField {...postcode} /> : <TextField {...postcode} />}
        <SelectField
          control={control}
          name={`${kind}.countryId`}
          labelContext={title}
          label={t('clientDetail.address.country')}
          options={countries}
        />
      </div>
      {isCzech && !disabled && <TownsOfPostcode form={form} kind={kind} value={value} />}
      {kind === 'contact' && isFilled(value) && (
        <>
          <CheckboxField
            control={control}
            name="contact.isConfirmed"
            label={t('clientDetail.address.confirmed')}
          />
          {!value.isConfirmed && (
            <InfoBar severity="warning" title={t('clientDetail.address.notConfirmed')} />
          )}
        </>
      )}
    </div>
  );
}

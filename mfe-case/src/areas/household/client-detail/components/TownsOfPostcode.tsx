import { fillField } from '@advisor/forms/fill-field';
import { parsePostcode } from '@advisor/lending/identifiers/postcode';
import { Button } from '@advisor/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AddressKind, AddressValues } from '../address-values';
import { townsQuery } from '../client-detail.queries';
import type { ClientDetailValues } from '../client-detail.schema';

interface TownsOfPostcodeProps {
  form: UseFormReturn<ClientDetailValues>;
  kind: AddressKind;
  value: AddressValues;
}

/** Suggests the towns of a postcode that was typed; the town may be another all the same. */
export function TownsOfPostcode({ form, kind, value }: TownsOfPostcodeProps) {
  const { t } = useTranslation('case-household');
  const postcode = parsePostcode(value.postcode);
  const isTyped = value.postcode !== form.formState.defaultValues?.[kind]?.postcode;
  const towns = useQuery({
    ...townsQuery(postcode ?? ''),
    enabled: postcode !== undefined && isTyped && value.addressPointId === '',
  });
  const cities = towns.data?.map(({ city }) => city) ?? [];
  const content = () => {
    if (towns.isError) return t('clientDetail.address.townsDown');
    if (!towns.isSuccess || cities.includes(value.city.trim())) return null;
    if (cities.length === 0) return t('clientDetail.address.townsNone');
    return (
      <>
        {t('clientDetail.address.towns')}
        {cities.map((city) => (
          <Button
            key={city}
            type="link"
            size="small"
            onClick={() => {
              fillField(form, `${kind}.city`, city);
              form.setFocus(`${kind}.city`);
            }}
          >
            {city}
          </Button>
        ))}
      </>
    );
  };
  return (
    <div className="client-detail__towns" aria-live="polite">
      {content()}
    </div>
  );
}

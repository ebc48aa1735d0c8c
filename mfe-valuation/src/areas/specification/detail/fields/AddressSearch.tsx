import { isApiError } from '@advisor/api-client/api-error';
import { errorCode } from '@advisor/contracts/error-codes';
import { describedBy, FieldFrame } from '@advisor/forms/components/FieldFrame';
import { useField } from '@advisor/forms/field-props';
import { AutoComplete } from '@advisor/ui/entry';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressSearchQuery, useAddressParts } from '../specification.changes';
import type { FieldsProps } from '../specification-form';
import { toAddressValues, type AddressValues } from '../specification-values';

interface AddressSearchProps extends Pick<FieldsProps, 'form'> {
  onChoose: (address: AddressValues) => void;
}

/** Shortest text that the register looks for. */
const minLength = 3;

/** Suggests addresses of the register as one types; what it says stands under the search. */
export function AddressSearch({ form, onChoose }: AddressSearchProps) {
  const { t } = useTranslation('valuation-specification');
  const label = t('address.search');
  // Refusals of the chosen address stand at the search.
  const { id, field, error, isInvalid } = useField({
    control: form.control,
    name: 'address.addressPointId',
    label,
  });
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const isAsked = asked.length >= minLength;
  const found = useQuery({ ...addressSearchQuery(asked), enabled: isAsked });
  const parts = useAddressParts(id);
  const suggestions = isAsked ? (found.data ?? []) : [];
  const choose = (addressId: string) => {
    setText('');
    parts.run(addressId, { onDone: (address) => onChoose(toAddressValues(address)) });
  };
  const message = () => {
    if (parts.failure) {
      const isGone = parts.failure.messages.some(
        (one) => one.errorCode === errorCode.addressNotInRegister,
      );
      return t(isGone ? 'address.gone' : 'address.down');
    }
    if (parts.isRunning || (isAsked && found.isFetching)) return t('address.searching');
    if (isAsked && isApiError(found.error)) return t('address.down');
    if (isAsked && found.isSuccess && suggestions.length === 0) return t('address.nothing');
    return t('address.hint');
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={<span aria-live="polite">{message()}</span>}
      error={error}
    >
      <AutoComplete
        ref={(search) => field.ref(search && { focus: () => search.focus() })}
        id={id}
        value={text}
        status={isInvalid ? 'error' : ''}
        options={suggestions.map(({ addressId, title }) => ({ value: addressId, label: title }))}
        showSearch={{ filterOption: false }}
        placeholder={t('address.placeholder')}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, true, error)}
        onChange={(value) => {
          // A choice comes as the address's id, which nobody has typed.
          if (suggestions.some(({ addressId }) => addressId === value)) return;
          parts.forget();
          setText(value ?? '');
        }}
        onSelect={choose}
      />
    </FieldFrame>
  );
}

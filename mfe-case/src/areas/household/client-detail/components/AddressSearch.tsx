import { isApiError } from '@advisor/api-client/api-error';
import { errorCode } from '@advisor/contracts/error-codes';
import { describedBy, FieldFrame } from '@advisor/forms/components/FieldFrame';
import { useField } from '@advisor/forms/field-props';
import { AutoComplete } from '@advisor/ui/entry';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressSearchQuery, useAddressParts } from '../client-detail.queries';
import { toAddressValues, type AddressKind, type AddressValues } from '../address-values';
import type { ClientDetailValues } from '../client-detail.schema';

interface AddressSearchProps {
  control: Control<ClientDetailValues>;
  /** Refusals of the chosen address stand at the search. */
  name: `${AddressKind}.addressPointId`;
  label: string;
  labelContext: string;
  onChoose: (address: AddressValues) => void;
}

/** Shortest text that the register looks for. */
const minLength = 3;

/** Suggests addresses of the register as one types; what it says stands under the search. */
export function AddressSearch({ onChoose, ...props }: AddressSearchProps) {
  const { t } = useTranslation('case-household');
  const { label, labelContext } = props;
  const { id, field, error, isInvalid } = useField(props);
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
    const { failure } = parts;
    if (failure) {
      const isGone = failure.messages.some(
        (one) => one.errorCode === errorCode.addressNotInRegister,
      );
      return t(isGone ? 'clientDetail.address.gone' : 'clientDetail.address.down');
    }
    if (parts.isRunning || (isAsked && found.isFetching)) {
      return t('clientDetail.address.searching');
    }
    if (isAsked && isApiError(found.error)) return t('clientDetail.address.down');
    if (isAsked && found.isSuccess && suggestions.length === 0) {
      return t('clientDetail.address.nothing');
    }
    return t('clientDetail.address.hint');
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      labelContext={labelContext}
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
        placeholder={t('clientDetail.address.placeholder')}
        aria-invalid={isInvalid}
        aria-describedby={describedBy(id, true, error)}
        onChange={(value) => {
          // A choice comes as the address's id, which nobody has typed.
          if (!suggestions.some(({ addressId }) => addressId === value)) {
            parts.forget();
            setText(value ?? '');
          }
        }}
        onSelect={choose}
      />
    </FieldFrame>
  );
}

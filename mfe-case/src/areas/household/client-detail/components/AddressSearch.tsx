import { isApiError } from '@advisor/api-client/api-error';
import { errorCode } from '@advisor/contracts/error-codes';
import { AutoComplete } from '@advisor/ui/entry';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressSearchQuery, useAddressParts } from '../client-detail.queries';
import { toAddressValues, type AddressValues } from '../address-values';

interface AddressSearchProps {
  label: string;
  labelContext: string;
  disabled: boolean;
  onChoose: (address: AddressValues) => void;
}

/** Shortest text that the register looks for. */
const minLength = 3;

/** Suggests addresses of the register as one types; what it says stands under the search. */
export function AddressSearch({ label, labelContext, disabled, onChoose }: AddressSearchProps) {
  const { t } = useTranslation('case-household');
  const id = useId();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const isAsked = asked.length >= minLength;
  const found = useQuery({ ...addressSearchQuery(asked), enabled: isAsked && !disabled });
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
    if (isAsked && isApiError(found.error)) return t('clientDetail.address.down');
    if (isAsked && found.isSuccess && suggestions.length === 0) {
      return t('clientDetail.address.nothing');
    }
    return t('clientDetail.address.hint');
  };
  return (
    <div className="adv-field">
      <label htmlFor={id} className="adv-field__label">
        <span className="adv-hidden">{labelContext}: </span>
        {label}
      </label>
      <AutoComplete
        id={id}
        value={text}
        disabled={disabled}
        options={suggestions.map(({ addressId, title }) => ({ value: addressId, label: title }))}
        showSearch={{ filterOption: false }}
        placeholder={t('clientDetail.address.placeholder')}
        aria-describedby={`${id}-hint`}
        onChange={(value) => {
          // A choice comes as the address's id, which nobody has typed.
          if (!suggestions.some(({ addressId }) => addressId === value)) {
            parts.forget();
            setText(value ?? '');
          }
        }}
        onSelect={choose}
      />
      <div id={`${id}-hint`} className="adv-field__hint" aria-live="polite">
        {message()}
      </div>
    </div>
  );
}

import type { FieldValues } from 'react-hook-form';
import { phoneMask } from '../masks';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

/** Phone in groups of three; with `+` and the country, or nine Czech digits. */
export function PhoneField<Values extends FieldValues>(props: MaskedFieldProps<Values>) {
  return <MaskedField {...props} mask={phoneMask} inputMode="tel" />;
}

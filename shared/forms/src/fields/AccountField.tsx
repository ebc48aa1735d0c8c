import type { FieldValues } from 'react-hook-form';
import { accountMask } from '../masks';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

/** Account as `prefix-number/bank`; the value is the text as shown. */
export function AccountField<Values extends FieldValues>(props: MaskedFieldProps<Values>) {
  return <MaskedField {...props} mask={accountMask} inputMode="text" />;
}

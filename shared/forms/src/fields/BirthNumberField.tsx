import type { FieldValues } from 'react-hook-form';
import { birthNumberMask } from '../masks';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

/** Birth number as `850101/1234`; the value keeps the slash. */
export function BirthNumberField<Values extends FieldValues>(props: MaskedFieldProps<Values>) {
  return <MaskedField {...props} mask={birthNumberMask} placeholder="RRMMDD/XXXX" />;
}

import type { FieldValues } from 'react-hook-form';
import { postcodeMask } from '../masks';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

/** Czech postcode as `123 45`; the value keeps the space. */
export function PostcodeField<Values extends FieldValues>(props: MaskedFieldProps<Values>) {
  return <MaskedField {...props} mask={postcodeMask} />;
}

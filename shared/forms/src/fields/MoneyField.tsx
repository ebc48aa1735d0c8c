import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from './NumberField';

/** An amount in CZK; whole crowns unless `decimals` says otherwise. */
export function MoneyField<Values extends FieldValues>(
  props: Omit<NumberFieldProps<Values>, 'unit'>,
) {
  return <NumberField {...props} unit="Kč" />;
}

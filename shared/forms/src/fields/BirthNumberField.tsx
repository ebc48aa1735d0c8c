import {
  parseBirthNumber,
  type RemainderTenPolicy,
} from '@advisor/lending/identifiers/birth-number';
import { useWatch, type FieldPathValue, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { birthNumberMask } from '../masks';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

/** Whether a number is in the future is for the schema, which knows the day. */
const anyDay = '2200-12-31';

interface BirthNumberFieldProps<Values extends FieldValues> extends MaskedFieldProps<Values> {
  /** What the bank does with a number of a kind that was hardly given out; it warns unless said. */
  remainderTen?: RemainderTenPolicy | undefined;
}

/**
 * Birth number as `850101/1234`; the value keeps the slash. A number of a kind that was hardly given
 * out is said to be doubtful where the bank has it so.
 */
export function BirthNumberField<Values extends FieldValues>({
  remainderTen,
  ...props
}: BirthNumberFieldProps<Values>) {
  const { t } = useTranslation();
  const { control, name, hint } = props;
  const value: FieldPathValue<Values, FieldPath<Values>> | undefined = useWatch({ control, name });
  const read = parseBirthNumber(String(value ?? ''), anyDay, remainderTen);
  // A host of the release before has no words for the doubt.
  const doubt = t(['validation.birthNumberDoubtful', 'validation.birthNumber']);
  const isDoubtful = read.valid && read.warning !== undefined;
  return (
    <MaskedField
      {...props}
      hint={isDoubtful ? <span className="adv-tone-warning">{doubt}</span> : hint}
      mask={birthNumberMask}
      placeholder="RRMMDD/XXXX"
    />
  );
}

import {
  parseBirthNumber,
  type BirthNumber,
  type Gender,
} from '@advisor/lending/identifiers/birth-number';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

interface Filled {
  /** `YYYY-MM-DD`; numbers of later days are none. */
  today: string;
  /** What the form's `genderId` says; left out where it has none. */
  genderIds?: Readonly<Record<Gender, number>>;
}

/**
 * Fills in `dateOfBirth`, and `genderId`, from the `birthNumber` that is typed, unless something else was
 * entered there. A number that is set, not typed, fills in nothing.
 */
export function useTypedBirthNumber<
  Input extends FieldValues & { birthNumber?: string | undefined; dateOfBirth: string },
  Output extends FieldValues,
>(form: UseFormReturn<Input, unknown, Output>, { today, genderIds }: Filled): void {
  /** The beginning of a number may be one of another century, which the rest of it corrects. */
  const former = useRef<BirthNumber>(undefined);
  const fill = (name: string, value: string | number, own: string | number | undefined) => {
    const path = name as FieldPath<Input>;
    const entered: unknown = form.getValues(path);
    if (entered !== '' && entered !== null && entered !== own) return;
    form.setValue(path, value as PathValue<Input, typeof path>, { shouldDirty: true });
    form.clearErrors(path);
  };
  const read = useEffectEvent(() => {
    const typed = form.getValues('birthNumber' as FieldPath<Input>) as string | undefined;
    const result = parseBirthNumber(typed ?? '', today);
    if (!result.valid) return;
    const { dateOfBirth, gender } = result.value;
    fill('dateOfBirth', dateOfBirth, former.current?.dateOfBirth);
    if (genderIds) {
      fill('genderId', genderIds[gender], former.current && genderIds[former.current.gender]);
    }
    former.current = result.value;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name === 'birthNumber') read();
        },
      }),
    [form],
  );
}

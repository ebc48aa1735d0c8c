import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { messageOfIssue } from './validation-message';

interface ZodFormProps<Input extends FieldValues> extends Omit<
  UseFormProps<Input>,
  'resolver' | 'defaultValues'
> {
  /** Of every field, empty text as `''`, so that what is dirty is known. */
  defaultValues: DefaultValues<Input>;
}

/**
 * A form checked by a zod schema: on submit first, then as the user corrects. Messages are i18n
 * keys (`validation-message`).
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  props: ZodFormProps<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    ...(props as UseFormProps<Input, unknown, Output>),
    resolver: zodResolver<Input, unknown, Output>(schema, { error: messageOfIssue }),
  });
}

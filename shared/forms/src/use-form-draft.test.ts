import { renderHook } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from './use-form-draft';

const useSearch = (readAhead: unknown) => {
  const form = useForm({ defaultValues: { text: '', page: 1 } });
  useFormDraft('search', form, readAhead);
  const { isDirty } = form.formState;
  return { isDirty, values: useWatch({ control: form.control }) };
};

it('shows what a loader has read ahead in the first picture, as typed', () => {
  const { result } = renderHook(() => useSearch({ text: 'Novák', unknown: true }));
  expect(result.current).toEqual({ isDirty: true, values: { text: 'Novák', page: 1 } });
});

it.each([undefined, 'a draft of another shape'])('begins empty with %j', (readAhead) => {
  const { result } = renderHook(() => useSearch(readAhead));
  expect(result.current).toEqual({ isDirty: false, values: { text: '', page: 1 } });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { openDrafts, saveDraft } from './drafts';
import { useFormDraft } from './use-form-draft';

const useSearch = (readAhead: unknown) => {
  const form = useForm({ defaultValues: { text: '', page: 1 } });
  useFormDraft('search', form, readAhead);
  const { isDirty } = form.formState;
  const type = (text: string) => form.setValue('text', text, { shouldDirty: true });
  return { isDirty, values: useWatch({ control: form.control }), type };
};

it('shows what a loader has read ahead in the first picture, as typed', () => {
  const { result } = renderHook(() => useSearch({ text: 'Novák', unknown: true }));
  expect(result.current).toMatchObject({ isDirty: true, values: { text: 'Novák', page: 1 } });
});

it.each([undefined, 'a draft of another shape'])('begins empty with %j', (readAhead) => {
  const { result } = renderHook(() => useSearch(readAhead));
  expect(result.current).toMatchObject({ isDirty: false, values: { text: '', page: 1 } });
});

it('puts back the rest beside what is typed while it is read', async () => {
  openDrafts(1);
  saveDraft('search', { text: 'Novák', page: 3 });
  const { result } = renderHook(() => useSearch(undefined));
  act(() => result.current.type('J'));
  expect(result.current.values).toEqual({ text: 'J', page: 1 });
  await waitFor(() => expect(result.current.values).toEqual({ text: 'J', page: 3 }));
  expect(result.current.isDirty).toBe(true);
});

it('leaves what was emptied after a loader has read it', async () => {
  openDrafts(1);
  saveDraft('search', { text: 'Novák', page: 3 });
  const { result } = renderHook(() => useSearch({ text: 'Novák', page: 3 }));
  act(() => result.current.type(''));
  await act(() => Promise.resolve());
  expect(result.current.values).toEqual({ text: '', page: 3 });
});

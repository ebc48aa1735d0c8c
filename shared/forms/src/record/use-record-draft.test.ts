import { act, renderHook, waitFor } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { openDrafts, saveDraft } from '../drafts';
import { useRecordDraft } from './use-record-draft';
import { useRecordForm } from './use-record-form';

const schema = z.object({ name: z.string(), phone: z.string() });
const saved = { version: 3, values: { name: 'Anna', phone: '601' } };

function useEditor() {
  const readLatest = () => Promise.resolve(saved);
  const record = useRecordForm({ schema, draft: 'client', saved, readLatest });
  useRecordDraft(record, false);
  const type = (name: string) => record.form.setValue('name', name, { shouldDirty: true });
  return { values: useWatch({ control: record.form.control }), type };
}

it('puts back the rest beside what is typed while it is read', async () => {
  openDrafts(1);
  saveDraft('client', { values: { name: 'Jana', phone: '777' }, base: saved });
  const { result } = renderHook(useEditor);
  act(() => result.current.type('Eva'));
  await waitFor(() => expect(result.current.values).toEqual({ name: 'Eva', phone: '777' }));
});

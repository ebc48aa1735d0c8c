import { type ArrangementReference, caseAreas } from '@advisor/case/case.queries';
import { call, type CallInput } from '@advisor/api-client/call';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { useSaveRecord } from '@advisor/forms/record/use-save-record';
import { useChange } from '@advisor/shell/use-change';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checklistQuery, type ChecklistItem } from './checklist.queries';

type NewItem = CallInput<typeof checklistCalls.addItem>['body'];

/** What the server says of a field that the form has. */
const fieldsOf =
  (...names: readonly string[]) =>
  ({ fieldErrors }: { fieldErrors: Record<string, string> }) =>
    Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => names.includes(name)));

/** Changes one item to what it is given. The list shows it at once, and takes it back when it fails. */
export function useUpdateItem(reference: ArrangementReference, { checklistItemId }: ChecklistItem) {
  const queryClient = useQueryClient();
  const { queryKey } = checklistQuery(reference);
  return useSaveRecord({
    key: ['checklist.updateItem', checklistItemId],
    call: ({ state, note, version, documents }: ChecklistItem) =>
      call(checklistCalls.updateItem, {
        params: { ...reference },
        body: {
          checklistItemId,
          version,
          state,
          ...(note ? { note } : {}),
          ...(documents && { documentIds: documents.map(({ documentId }) => documentId) }),
        },
      }),
    optimistic: async (changed) => {
      await queryClient.cancelQueries({ queryKey });
      const former = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        former && {
          ...former,
          items: former.items.map((one) =>
            one.checklistItemId === checklistItemId ? changed : one,
          ),
        },
      );
      return () => void queryClient.setQueryData(queryKey, former);
    },
    invalidates: caseAreas,
    fieldErrors: fieldsOf('note'),
  });
}

/** Adds an item that the application does not need by itself. */
export function useAddItem(reference: ArrangementReference) {
  const { t } = useTranslation('case-application');
  return useChange({
    key: ['checklist.addItem', reference.salesArrangementId],
    call: (body: NewItem) => call(checklistCalls.addItem, { params: { ...reference }, body }),
    invalidates: caseAreas,
    success: t('checklist.add.done'),
    shows: ['conflict'],
    fieldErrors: fieldsOf('name', 'category', 'note'),
  });
}

/** Keeps the checklist as it is, because the client gets it so. */
export function useSaveSnapshot({ caseId, salesArrangementId }: ArrangementReference) {
  const { t } = useTranslation('case-application');
  return useChange({
    key: ['checklist.createSnapshot', salesArrangementId],
    call: () =>
      call(checklistCalls.createSnapshot, { params: { caseId }, body: { salesArrangementId } }),
    invalidates: caseAreas,
    success: t('checklist.snapshot.done'),
    shows: ['conflict'],
  });
}

import { readDraft, removeDraft } from '@advisor/forms/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { leftFilesQuery } from './left-files.queries';
import { isShown, uploadDraft } from './upload-draft';

/** Tells that a reload or the end of a session has come between files of the case and their being saved. */
export function useUnfinishedUpload(caseId: number, onFound: () => void): void {
  const queryClient = useQueryClient();
  const look = useEffectEvent(async (key: string) => {
    const shown = await readDraft(key);
    if (!isShown(shown)) return;
    const left = await queryClient.fetchQuery(leftFilesQuery());
    if (left.some(({ guid }) => shown.some((one) => one.guid === guid))) onFound();
    else await removeDraft(key);
  });
  useEffect(() => {
    // Without them nothing is missed: the drawer offers what there is.
    void look(uploadDraft(caseId)).catch(() => undefined);
  }, [caseId]);
}

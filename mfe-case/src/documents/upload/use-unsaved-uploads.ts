import { useDraft } from '@advisor/forms/use-draft';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isWhole, leftFilesQuery } from './left-files.queries';
import { isShown, type ShownFile, uploadDraft } from './upload-draft';
import { useUploads } from './use-uploads';

/**
 * Files that are being sent, together with what was sent before: after a reload or another sign-in those
 * of this case stand where they stood, and the others are offered.
 */
export function useUnsavedUploads(caseId: number) {
  const queryClient = useQueryClient();
  const { data: left = [] } = useQuery(leftFilesQuery());
  const [shown, setShown] = useState<readonly ShownFile[]>([]);
  const uploads = useUploads(left, (guid) => shown.find((one) => one.guid === guid)?.kind);
  const { files, addLeft } = uploads;
  // What was removed here, until the server has forgotten it.
  const [gone, setGone] = useState<readonly string[]>([]);
  const restore = async (before: readonly ShownFile[]) => {
    setShown(before);
    const known = await queryClient.fetchQuery(leftFilesQuery());
    const whole = known.filter(isWhole).flatMap((file) => {
      const found = before.find(({ guid }) => guid === file.guid);
      return found === undefined ? [] : [{ ...file, kind: found.kind }];
    });
    addLeft(whole);
  };
  const value = files.flatMap(({ guid, kind }) => (guid === undefined ? [] : [{ guid, kind }]));
  const forget = useDraft<ShownFile[]>(uploadDraft(caseId), {
    value,
    isEmpty: value.length === 0,
    isValid: isShown,
    // What cannot be read is offered once it can be.
    onRestore: (before) => void restore(before).catch(() => undefined),
  });
  return {
    ...uploads,
    left: left.filter(
      ({ guid }) => !gone.includes(guid) && !files.some((file) => file.guid === guid),
    ),
    remove: (key: number) => {
      const guid = files.find((file) => file.key === key)?.guid;
      if (guid !== undefined) setGone([...gone, guid]);
      uploads.remove(key);
    },
    /** Nobody comes back to them. */
    forget,
  };
}

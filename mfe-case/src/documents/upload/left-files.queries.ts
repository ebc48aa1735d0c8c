import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { operationQuery } from '@advisor/api-client/operation-query';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { useChange } from '@advisor/shell/use-change';

/** A file of the user that the server has, whole or in part, and that was saved to no case. */
export type LeftFile = CallResponse<typeof documentCalls.ownTemporary>[number];

/** Asked for each time that files are to be sent: they are of all tabs of the user. */
export const leftFilesQuery = () => ({
  ...operationQuery(
    documentCalls.ownTemporary,
    {},
    {
      // Nobody misses it, but that the session has ended.
      meta: { allowFailure: (error: unknown) => !isApiError(error) || error.status !== 401 },
    },
  ),
  gcTime: 0,
});

export const isWhole = ({ received, size }: LeftFile) => received === size;

/** Has the server forget a file. */
export const useForgetFile = (guid: string) =>
  useChange({
    key: [documentCalls.deleteTemporary.id, guid],
    call: () => call(documentCalls.deleteTemporary, { query: { guids: [guid] } }),
    invalidates: [documentCalls.ownTemporary.id],
  });

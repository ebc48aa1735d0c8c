import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { findMember } from '../signatures/rows';
import { signaturesQuery, stateQuery } from './signatures.queries';
import type { SigningDocument } from './signing-document';

/**
 * The document's signatures and the ways to read them again. An answer that was asked for before
 * the one on the screen, or before the last action, is ignored.
 */
export function useSignatures(document: SigningDocument) {
  const queryClient = useQueryClient();
  const query = useQuery(signaturesQuery(document));
  const order = useRef({ asked: 0, shown: 0 });

  const refresh = useCallback(
    async ({ background = false } = {}): Promise<Signatures | undefined> => {
      const { queryKey } = signaturesQuery(document);
      const turn = (order.current.asked += 1);
      const answer = await queryClient.fetchQuery(stateQuery(document, turn, background));
      if (turn < order.current.shown) return queryClient.getQueryData(queryKey);
      order.current.shown = turn;
      if (!answer.Process) {
        // The document went back into preparation: start again.
        await queryClient.invalidateQueries({ queryKey });
        return queryClient.getQueryData(queryKey);
      }
      return queryClient.setQueryData(queryKey, answer);
    },
    [queryClient, document],
  );

  /** Answers that are still under way were asked for before an action: they no longer count. */
  const forgetRunning = useCallback(() => {
    order.current.shown = order.current.asked + 1;
    order.current.asked = order.current.shown;
  }, []);

  /** The member is as the service answered last; the screen may be a moment behind. */
  const isCurrent = useCallback(
    (member: SignatureMember): boolean => {
      const latest = queryClient.getQueryData(signaturesQuery(document).queryKey);
      // Unchanged parts of an answer keep their identity.
      return latest !== undefined && findMember(latest, member.Id) === member;
    },
    [queryClient, document],
  );

  return { isCurrent, query, signatures: query.data, refresh, forgetRunning };
}

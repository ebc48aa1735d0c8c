import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { useCallback, useEffect, useRef } from 'react';
import { useHostBridge } from '../bridge/host-bridge';
import { findMember, shownGroups } from '../signatures/rows';
import { endOf } from '../signatures/signature-end';
import type { SigningProcess } from '../signatures/signing-state';

/** @param signatureId one signature; without it everybody's who has not signed in the process yet */
export type NoteStarted = (operationId: string, signatureId?: string) => void;

/**
 * Tells the surroundings how each signature ends that was started here, or that the browser comes back
 * from. What was cancelled meanwhile is told as such, by who did it.
 * @returns notes what has been started
 */
export function useStartedSignatures(
  signatures: Signatures | undefined,
  process: SigningProcess,
): NoteStarted {
  const bridge = useHostBridge();
  const { returnedFrom } = bridge;
  const started = useRef(
    new Map(returnedFrom && [[returnedFrom.signatureId, returnedFrom.operationId]]),
  );
  const waiting = useRef<readonly string[]>([]);

  useEffect(() => {
    if (!signatures) return;
    waiting.current = shownGroups(signatures, process)
      .flatMap(({ members }) => members)
      .filter((member) => endOf(member, process) !== 'signed')
      .map(({ Id }) => Id);
    for (const [signatureId, operationId] of started.current) {
      const member = findMember(signatures, signatureId);
      const end = member ? endOf(member, process) : 'cancelled';
      if (end === undefined) continue;
      started.current.delete(signatureId);
      if (end === 'signed') bridge.signed?.({ operationId });
      else if (end === 'declined') bridge.declined?.({ operationId });
      else if (end !== 'cancelled') bridge.signFailed({ operationId, code: end, retriable: true });
    }
  }, [signatures, process, bridge]);

  return useCallback((operationId, signatureId) => {
    const ids = signatureId === undefined ? waiting.current : [signatureId];
    for (const id of ids) started.current.set(id, operationId);
  }, []);
}

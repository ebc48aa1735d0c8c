import type { StartedSignature } from '../../bridge/host-bridge';

/** Stands in the fragment of the address that the signing device returns the frame to. */
const mark = 'returned';
const signature = 'signature';

/** Address of the frame's page without its origin, with the mark and what was started. */
export const markedReturnPath = (
  { pathname, search }: Location,
  { operationId, signatureId }: StartedSignature,
): string =>
  `${pathname}${search}#${new URLSearchParams({ [mark]: operationId, [signature]: signatureId })}`;

/**
 * Whether the frame has just come back from the signing device, and of which signature; says so once, so
 * that a reload is none. By the address, because storage is denied to frames where third-party cookies
 * are blocked.
 */
export function takeReturnMark(): Partial<StartedSignature> | undefined {
  const { pathname, search, hash } = window.location;
  const marks = new URLSearchParams(hash.slice(1));
  if (!marks.has(mark)) return undefined;
  history.replaceState(null, '', `${pathname}${search}`);
  const [operationId, signatureId] = [marks.get(mark), marks.get(signature)];
  return operationId && signatureId ? { operationId, signatureId } : {};
}

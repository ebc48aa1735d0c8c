import type { Config } from '../../../platform/config/config';
import { badRequest } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';
import type { Change } from './change-document';
import { closeLinks, moveMember, startProcess } from './change-document';
import { closedInFrame, documentClosedBy } from '../information/pre-contract-rule';
import { createLink, delegatedHours, type LinkPlaces, padMinutes } from './links';
import { refusal } from '../refusal';
import type { Member, Method, OfferedProcess } from '../signing-document';
import { documentState, isOpen, type Process } from '../state-machine';

/** Signs on the pad beside the advisor; other methods are confirmed on the signer's own device. */
export const padMethod = 'BIOMETRIC';

/** @throws Failure 400 when the member is asked for in another mode than its own */
export function memberIn({ document }: Change, memberId: number, mode?: string): Member {
  const member = document.members.find(({ id }) => id === memberId);
  if (member === undefined) throw new Error('a signature has disappeared');
  if (mode !== undefined && member.mode !== mode)
    throw badRequest('Hodnota není platná.', { field: 'mode' });
  return member;
}

/** @throws Refusal when nothing may be signed in the document any more, or not yet */
export function requireOpen({ document }: Change): void {
  const { state } = document.row;
  if (state === documentState.signed) throw refusal('alreadySigned');
  if (state === documentState.cancelled) throw refusal('documentCancelled');
  if (state === documentState.waitingForScan) throw refusal('onPaper');
  if (!isOpen(state)) throw refusal('notPrepared');
}

/** @throws Refusal when nothing may be signed in the document, or something comes before */
export async function requireSignable(change: Change, { session }: SignedInUser): Promise<void> {
  requireOpen(change);
  const closed = await documentClosedBy(change.tx, change.document.row.documentId);
  if (closed === undefined) return;
  const isInFrame = session.documentScope !== undefined;
  throw refusal('informationMissing', isInFrame ? closedInFrame : closed.reason);
}

/** @throws Refusal when another process is under way, or the member may not be signed in this one */
export function requireOffer(
  { document }: Change,
  member: Member,
  process: Process,
): OfferedProcess {
  const { process: started } = document.row;
  if (started !== null && started !== process) throw refusal('otherProcess');
  const offered = member.processes.find((own) => own.process === process);
  if (offered === undefined) throw refusal('unknownMethod');
  if (!offered.hasAccess) throw refusal('noAccess');
  return offered;
}

/** Starts an attempt; the answer is where the browser goes to, if it goes anywhere. */
export async function startAttempt(
  change: Change,
  member: Member,
  action: 'sign' | 'retry',
  {
    process,
    method,
    places,
    config,
  }: {
    process: Process;
    method: Method;
    places: LinkPlaces;
    config: Config;
  },
): Promise<string | null> {
  const { document, audit } = change;
  const after = (minutes: number) => new Date(audit.now.getTime() + minutes * 60_000);
  const isPad = method.code === padMethod;
  const isDelegated = process === 'MSC';
  const expiresOn = isPad && !isDelegated ? after(padMinutes) : after(delegatedHours * 60);
  const hasDevice = !isPad && !isDelegated && config.demoUsers;
  await moveMember(change, member, action, {
    methodCode: method.code,
    expiresOn,
    deviceConfirmsOn: hasDevice
      ? new Date(audit.now.getTime() + document.row.deviceSeconds * 1_000)
      : null,
  });
  await startProcess(change, process);
  if (isDelegated) {
    await closeLinks(change);
    return createLink(change, { purpose: 'delegated', expiresOn }, places);
  }
  await closeLinks(change, member.id);
  return isPad
    ? createLink(change, { purpose: 'pad', memberId: member.id, expiresOn }, places)
    : null;
}

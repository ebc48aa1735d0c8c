import { signatureType } from '@advisor/contracts/codebooks/document';
import type {
  Signatures,
  SignatureMember,
  SigningMethod,
} from '@advisor/contracts/signature-service/entities';
import {
  activeProcess,
  type Group,
  type Member,
  type Method,
  nextFormOf,
  type SigningDocument,
} from '../signing-document';
import { isOpen, memberFlags, type Process } from '../state-machine';
import { methodUsed } from '../typed-name';
import { padMethod } from '../commands/start-signing';

interface Situation {
  signatureTypeId: number | null;
  started: Process | null;
  active: Process;
  isDocumentOpen: boolean;
}

/** The document in the words of the signature service. */
export function signaturesAnswer(
  document: SigningDocument,
  delegateAddress: string | null,
): Omit<Signatures, 'Result'> {
  const { row } = document;
  const active = activeProcess(document);
  const situation = {
    signatureTypeId: row.signatureTypeId,
    started: row.process,
    active,
    isDocumentOpen: isOpen(row.state),
  };
  return {
    Revision: row.version,
    Process: active,
    UserMessage:
      row.messageSeverity === null || row.message === null
        ? null
        : { Severity: row.messageSeverity, Message: row.message },
    ProcessDelegateRedirectUrl: delegateAddress,
    Groups: document.groups.map((group) => toGroup(group, situation)),
  };
}

function toGroup(group: Group, situation: Situation) {
  const { started, isDocumentOpen } = situation;
  return {
    FormId: group.formId,
    FormTitle: group.formTitle,
    CanBeCancelled:
      isDocumentOpen &&
      started !== null &&
      group.members.some(({ state }) => state !== 'notStarted') &&
      !group.members.some(({ state, isFinal }) => state === 'inProgress' && isFinal),
    HasCancellationAccess: group.hasCancellationAccess,
    Members: group.members.map((member) => toMember(member, situation)),
  };
}

function toMember(member: Member, situation: Situation): SignatureMember {
  const method = (own: Method) => ({
    Code: own.code,
    Name: own.name,
    FormId: nextFormOf(member, own),
  });
  const offered = member.processes.map((own) => {
    const { canBeSigned, canBeCancelled } = memberFlags(member, own.process, situation);
    return {
      Process: own.process,
      AvailableSigningMethods: own.methods.map(method),
      HasAccess: own.hasAccess,
      CanBeSigned: canBeSigned && own.methods.length > 0,
      CanBeCancelled: canBeCancelled,
      HasCancellationAccess: own.hasCancellationAccess,
    };
  });
  const current = offered.find(({ Process }) => Process === situation.active);
  const all = offered.flatMap(({ AvailableSigningMethods }) => AvailableSigningMethods);
  const used = usedMethod(member, all);
  return {
    Id: String(member.id),
    MetadataName: member.role,
    InfoText1: member.fullName,
    IsSigned: member.state === 'accepted',
    IsExpired: member.state === 'expired',
    IsDeclined: member.state === 'failed',
    LastErrorMessage: member.lastErrorMessage,
    LastErrorDate: member.lastErrorDate?.toISOString() ?? null,
    Mode: member.mode,
    CategoryCode: member.categoryCode,
    SigningMethod: used,
    SelectedSigningMethod:
      member.state === 'notStarted' ? preparedMethod(situation, current) : used,
    AvailableSigningMethods: current?.AvailableSigningMethods ?? [],
    AvailableSigningProcesses: offered,
    CanBeSigned: current?.CanBeSigned ?? false,
    CanBeCancelled: current?.CanBeCancelled ?? false,
  };
}

/** Whoever prepared the document for signing by hand has chosen that for all who are offered it. */
function preparedMethod(
  { signatureTypeId }: Situation,
  current: SignatureMember['AvailableSigningProcesses'][number] | undefined,
): SigningMethod | null {
  if (signatureTypeId !== signatureType.biometric.code || !current?.CanBeSigned) return null;
  return current.AvailableSigningMethods.find(({ Code }) => Code === padMethod) ?? null;
}

/** Of what the member was offered, unless it became something else on the pad. */
function usedMethod(member: Member, offered: readonly SigningMethod[]): SigningMethod | null {
  const method = methodUsed(member);
  if (method === undefined) return null;
  const { code, name } = method;
  return offered.find(({ Code }) => Code === code) ?? { Code: code, Name: name, FormId: null };
}

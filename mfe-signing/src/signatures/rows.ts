import { signingProcess } from '@advisor/contracts/codebooks/document';
import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import type { SigningProcess } from './signing-state';

export type SignatureGroup = Signatures['Groups'][number];

const clientCategory = 'C';

/** Members that a process shows: the digital one clients only. */
const shownMembers = (group: SignatureGroup, process: SigningProcess): SignatureMember[] =>
  process === signingProcess.digital.code
    ? group.Members.filter((member) => member.CategoryCode === clientCategory)
    : group.Members;

/** Groups with the members that a process shows; a group without any falls out. */
export const shownGroups = (signatures: Signatures, process: SigningProcess) =>
  signatures.Groups.map((group) => ({ group, members: shownMembers(group, process) })).filter(
    ({ members }) => members.length > 0,
  );

/** Everybody who signs, whatever a process shows. */
export const allMembers = (signatures: Signatures): SignatureMember[] =>
  signatures.Groups.flatMap(({ Members }) => Members);

/** @returns undefined when the document has no such signature any more */
export const findMember = (signatures: Signatures, id: string): SignatureMember | undefined =>
  allMembers(signatures).find((member) => member.Id === id);

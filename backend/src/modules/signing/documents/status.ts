import type { CallResponse } from '@advisor/contracts/operation';
import type { signingCalls } from '@advisor/contracts/signing/calls';
import { activeProcess, type SigningDocument } from '../signing-document';
import { documentState, type MemberState, signsIn } from '../state-machine';

type Status = CallResponse<typeof signingCalls.status>;

const { ready, inProcess, signed } = documentState;

const stateCodes: Record<MemberState, typeof ready | typeof inProcess | typeof signed> = {
  notStarted: ready,
  inProgress: inProcess,
  expired: inProcess,
  failed: inProcess,
  accepted: signed,
};

/** How far a document and each of its signers is. */
export const statusOf = (document: SigningDocument): Status => {
  const { row, members } = document;
  const process = activeProcess(document);
  return {
    documentOnSAId: row.documentId,
    signatureState: row.state as Status['signatureState'],
    signers: members
      .filter((member) => signsIn(process, member))
      .map(({ fullName, state, signedOn }) => ({
        name: fullName,
        signatureState:
          // Of what is signed on paper, cancelled or finished the document's state is everybody's.
          row.state > inProcess ? (row.state as Status['signatureState']) : stateCodes[state],
        signedOn: signedOn?.toISOString(),
      })),
  };
};

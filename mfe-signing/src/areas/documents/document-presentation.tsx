import { codeName } from '@advisor/contracts/code-name';
import { signatureState, signatureType } from '@advisor/contracts/codebooks/document';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';

const tones: Readonly<Record<number, Tone>> = {
  [signatureState.unknown.code]: 'warning',
  [signatureState.ready.code]: 'neutral',
  [signatureState.inProcess.code]: 'progress',
  [signatureState.waitingForScan.code]: 'warning',
  [signatureState.signed.code]: 'success',
  [signatureState.cancelled.code]: 'neutral',
};

/** How far a document's signing is, as a word and an icon. */
export const SignatureStateChip = ({ state }: { state: number }) => (
  <StatusChip tone={tones[state] ?? 'neutral'} label={codeName(signatureState, state)} />
);

/** A dash while nobody has decided how the document will be signed. */
export const signatureTypeName = (type: number | undefined): string =>
  type === undefined ? '–' : codeName(signatureType, type);

import { codeName } from '@advisor/contracts/code-name';
import { signatureState, signatureType } from '@advisor/contracts/codebooks/document';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import './document-state.css';

const tones: Readonly<Record<number, Tone>> = {
  [signatureState.unknown.code]: 'warning',
  [signatureState.ready.code]: 'neutral',
  [signatureState.inProcess.code]: 'progress',
  [signatureState.waitingForScan.code]: 'warning',
  [signatureState.signed.code]: 'success',
  [signatureState.cancelled.code]: 'neutral',
};

const statusTones: Readonly<Record<NonNullable<DocumentOnSA['signingStatus']>, Tone>> = {
  1: 'progress',
  2: 'error',
};

/** How far a document's signing is: what went wrong first, and how many have signed. */
export function DocumentState({ document }: { document: DocumentOnSA }) {
  const { signatureState: state, signers, signingStatus } = document;
  const { t } = useTranslation('signing-documents');
  const isUnderWay = state === signatureState.inProcess.code;
  const chip =
    signingStatus !== undefined ? (
      <StatusChip tone={statusTones[signingStatus]} label={t(`list.status.${signingStatus}`)} />
    ) : isUnderWay && signers && signers.failed > 0 ? (
      <StatusChip tone="error" label={t('list.signers.failed')} />
    ) : isUnderWay && signers && signers.expired > 0 ? (
      <StatusChip tone="warning" label={t('list.signers.expired')} />
    ) : (
      <StatusChip tone={tones[state] ?? 'neutral'} label={codeName(signatureState, state)} />
    );
  return (
    <span className="signing-document-state">
      {chip}
      {isUnderWay && signers && signers.all > 1 && <Progress {...signers} />}
    </span>
  );
}

function Progress({ signed, all }: { signed: number; all: number }) {
  const { t } = useTranslation('signing-documents');
  return (
    <span className="signing-document-state__progress">
      <VisuallyHidden>{t('list.signers.signed')} </VisuallyHidden>
      {t(takesZe(all) ? 'list.signers.ofZe' : 'list.signers.ofZ', { signed, all })}
    </span>
  );
}

/** Digits whose genitive begins so that 'z' before it is said 'ze': dvou, tří, čtyř, šesti, sedmi. */
const hard: ReadonlySet<number> = new Set([2, 3, 4, 6, 7]);

/** Whether it is 'ze' of so many, by the number's first spoken part: 'ze dvou', 'ze čtyřiceti'. */
const takesZe = (count: number): boolean =>
  hard.has(count < 10 ? count : count < 20 ? count - 10 : Math.floor(count / 10));

/** A dash while nobody has decided how the document will be signed. */
export const signatureTypeName = (type: number | undefined): string =>
  type === undefined ? '–' : codeName(signatureType, type);

import type { Codebook } from '../codebook';

/* Documents and their signing: pure data. */

/** Where a document comes from; the specification gives the codes 0 to 3 without names. */
export const documentSource = {
  unknown: { code: 0, name: 'Neurčeno' },
  product: { code: 1, name: 'Vytvořeno v žádosti' },
  workflow: { code: 2, name: 'Úkol' },
  archive: { code: 3, name: 'Archiv' },
} as const satisfies Codebook;

export const documentUploadState = {
  saved: { code: 0, name: 'Uloženo' },
  pending: { code: 1, name: 'Ukládá se' },
  error: { code: 2, name: 'Uložení se nezdařilo' },
} as const satisfies Codebook;

/** Kinds of documents that are put to a case; the specification names none. */
export const caseDocumentType = {
  identity: { code: 'identity', name: 'Doklad totožnosti' },
  income: { code: 'income', name: 'Doklad o příjmu' },
  accountStatement: { code: 'accountStatement', name: 'Výpis z účtu' },
  obligation: { code: 'obligation', name: 'Doklad o závazku' },
  purchase: { code: 'purchase', name: 'Smlouva o převodu nemovitosti' },
  realEstate: { code: 'realEstate', name: 'Doklad k nemovitosti' },
  insurance: { code: 'insurance', name: 'Pojištění' },
  photo: { code: 'photo', name: 'Fotografie' },
  drawing: { code: 'drawing', name: 'Doklad k čerpání' },
  task: { code: 'task', name: 'Příloha úkolu' },
  signed: { code: 'signed', name: 'Podepsaný dokument' },
  correspondence: { code: 'correspondence', name: 'Korespondence' },
  other: { code: 'other', name: 'Jiný dokument' },
} as const satisfies Codebook;

/** Values of `document.setStatus`. */
export const documentSigningStatus = {
  inProcessing: { code: 1, name: 'Zpracovává se' },
  error: { code: 2, name: 'Chyba' },
} as const satisfies Codebook;

export const signatureType = {
  physical: { code: 1, name: 'Fyzický podpis' },
  biometric: { code: 2, name: 'Biometrický podpis' },
  electronic: { code: 3, name: 'Elektronický podpis' },
} as const satisfies Codebook;

export const signatureState = {
  unknown: { code: 0, name: 'Neznámý stav' },
  ready: { code: 1, name: 'Připraveno k podpisu' },
  inProcess: { code: 2, name: 'Podepisuje se' },
  waitingForScan: { code: 3, name: 'Čeká na sken' },
  signed: { code: 4, name: 'Podepsáno' },
  cancelled: { code: 5, name: 'Zrušeno' },
} as const satisfies Codebook;

/** What is signed, by the names of the specification (with its spelling of `debtRemaing`). */
export const signingType = {
  drawing: { code: 'drawing', name: 'Čerpání' },
  withoutEstate: { code: 'HUBN', name: 'Hypotéka bez nemovitosti' },
  generalChange: { code: 'generalChange', name: 'Obecná změna' },
  customerChange: { code: 'customerChange', name: 'Změna dlužníka' },
  debtAcceding: { code: 'debtAcceding', name: 'Přistoupení k dluhu' },
  debtRemaining: { code: 'debtRemaing', name: 'Setrvání v dluhu' },
  debtAddCodebtor: { code: 'debtAddCodebtor', name: 'Přidání spoludlužníka' },
} as const satisfies Codebook;

/** Process of the signature service. */
export const signingProcess = {
  standard: { code: 'STANDARD', name: 'Biometrické podepisování' },
  digital: { code: 'MSC', name: 'Digitální podepisování' },
} as const satisfies Codebook;

/** State of one signature, derived from its record by the rules of part 1, section 4. */
export const signingState = {
  accepted: { code: 'accepted', name: 'Podepsáno' },
  inProgress: { code: 'inProgress', name: 'Probíhá' },
  error: { code: 'error', name: 'Chyba' },
  notStarted: { code: 'notStarted', name: 'Nezahájeno' },
} as const satisfies Codebook;

/** How the state of a signature is processed, part 1, section 3. */
export const signatureProcessingType = {
  paat: { code: 'PAAT', name: 'Podpis v aplikaci' },
  biometric: { code: 'Biometric', name: 'Biometrický podpis' },
} as const satisfies Codebook;

/** Identity document in the client-data form of the signature service. */
export const signerDocumentType = {
  personalId: { code: 'PersonalId', name: 'Občanský průkaz' },
  passport: { code: 'Passport', name: 'Cestovní pas' },
  residencePermit: { code: 'ResidencePermit', name: 'Povolení k pobytu' },
} as const satisfies Codebook;

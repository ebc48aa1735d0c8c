/** Why the signature service does not do what it is asked for: code and what the user reads. */
export const refusals = {
  alreadySigned: { code: 101, message: 'Dokument je již podepsán.' },
  alreadyInProgress: { code: 102, message: 'Podepisování již probíhá.' },
  expired: { code: 103, message: 'Platnost podepisování vypršela. Zahajte je prosím znovu.' },
  failed: { code: 104, message: 'Podpis se nezdařil. Zahajte podepisování prosím znovu.' },
  notStarted: { code: 105, message: 'Podepisování ještě nebylo zahájeno.' },
  otherProcess: { code: 106, message: 'Dokument se již podepisuje jiným způsobem.' },
  noAccess: { code: 107, message: 'K podepsání tohoto dokumentu nemáte oprávnění.' },
  noCancellationAccess: { code: 108, message: 'Ke zrušení podepisování nemáte oprávnění.' },
  held: { code: 109, message: 'Podpis zatím nelze zahájit, čeká na podpis jiné osoby.' },
  final: { code: 110, message: 'Zahájené podepisování již nelze zrušit.' },
  unknownMethod: { code: 111, message: 'Zvolený způsob podpisu není k dispozici.' },
  formMissing: { code: 112, message: 'Vyplňte prosím údaje klienta.' },
  formInvalid: { code: 113, message: 'Údaje klienta nejsou správně vyplněny.' },
  onPaper: { code: 114, message: 'Dokument se podepisuje na papíře.' },
  documentCancelled: { code: 115, message: 'Dokument byl z podepisování vyřazen.' },
  notPrepared: { code: 116, message: 'Dokument se teprve připravuje.' },
  delegateOnly: {
    code: 117,
    message: 'Digitální podepisování se zahajuje pro všechny klienty najednou.',
  },
  informationMissing: {
    code: 118,
    message: 'Klient zatím nedostal předsmluvní informace k této smlouvě.',
  },
} as const;

export type RefusalReason = keyof typeof refusals;

/** A refusal of the signature service; becomes a `Result` with a code other than 0. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly code: number,
    /** Absent: the product says its default sentence. */
    readonly text: string | null,
  ) {
    super(`refused: ${code}`);
  }
}

export function refusal(reason: RefusalReason, message?: string): Refusal {
  const { code, message: usual } = refusals[reason];
  return new Refusal(code, message ?? usual);
}

/** What every successful answer of the service says. */
export const success = { Code: 0, Message: null };

/** The refusal as the service's `Result`; whatever else was thrown goes on. */
export function resultOf(error: unknown): { Code: number; Message: string | null } {
  if (!(error instanceof Refusal)) throw error;
  return { Code: error.code, Message: error.text };
}

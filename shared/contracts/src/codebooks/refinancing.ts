import type { Codebook } from '../codebook';

/* Retention, refixation and extra payment: pure data. */

export const refinancingType = {
  retention: { code: 1, name: 'Retence' },
  refixation: { code: 2, name: 'Refixace' },
  extraPayment: { code: 3, name: 'Mimořádná splátka' },
} as const satisfies Codebook;

export const refinancingState = {
  inProgressInProduct: { code: 1, name: 'Rozpracováno' },
  inProgressInBackOffice: { code: 2, name: 'Rozpracováno ve správě úvěrů' },
  signing: { code: 3, name: 'Podepisování' },
  finished: { code: 4, name: 'Dokončeno' },
  handover: { code: 5, name: 'Předáno' },
  cancelled: { code: 6, name: 'Zrušeno' },
} as const satisfies Codebook;

export const extraPaymentType = {
  full: { code: 1, name: 'Úplné splacení' },
  partial: { code: 2, name: 'Částečné splacení' },
} as const satisfies Codebook;

/** How clients answer an offer. */
export const responseCodeTypes = {
  accepted: { code: 1, name: 'Klient nabídku přijal' },
  refused: { code: 2, name: 'Klient nabídku odmítl' },
  thinksItOver: { code: 3, name: 'Klient si nabídku rozmyslí' },
  leaves: { code: 4, name: 'Klient přechází k jiné bance' },
  repays: { code: 5, name: 'Klient splatí úvěr' },
  notReached: { code: 6, name: 'Klienta se nepodařilo zastihnout' },
} as const satisfies Codebook;

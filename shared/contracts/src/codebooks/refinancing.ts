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

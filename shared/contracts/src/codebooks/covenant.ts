import type { Codebook } from '../codebook';

/* Covenants, conditions that the client fulfils during the loan: pure data. */

export const covenantState = {
  notFulfilled: { code: 0, name: 'Nesplněno' },
  confirmed: { code: 1, name: 'Potvrzeno' },
  inVerification: { code: 2, name: 'V ověřování' },
  fulfilled: { code: 3, name: 'Splněno' },
} as const satisfies Codebook;

export const covenantScenario = {
  withoutFulfilment: { code: 0, name: 'Bez plnění' },
  confirm: { code: 1, name: 'Potvrzení' },
  allItems: { code: 2, name: 'Je třeba doložit všechny položky' },
  atLeastOneItem: { code: 3, name: 'Stačí doložit jednu položku' },
} as const satisfies Codebook;

/** What the list shows beside a covenant; the specification gives texts without codes. */
export const covenantBadge = {
  toBeFulfilled: { code: 'toBeFulfilled', name: 'Ke splnění' },
  confirmedAwaitingCheck: { code: 'confirmedAwaitingCheck', name: 'Potvrzeno, čeká na kontrolu' },
  deliveredAwaitingCheck: { code: 'deliveredAwaitingCheck', name: 'Doloženo, čeká na kontrolu' },
  fulfilled: { code: 'fulfilled', name: 'Splněno' },
  awaitingCheck: { code: 'awaitingCheck', name: 'Čeká na kontrolu' },
} as const satisfies Codebook;

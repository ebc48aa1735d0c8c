import type { Codebook } from '../codebook';

/* Workflow tasks: pure data. */

export const taskType = {
  demand: { code: 1, name: 'Dožádání' },
  priceException: { code: 2, name: 'Cenová výjimka' },
  consultation: { code: 3, name: 'Konzultace' },
  signing: { code: 6, name: 'Podepisování' },
  specialist: { code: 7, name: 'Předání specialistovi' },
  information: { code: 11, name: 'Informace' },
} as const satisfies Codebook;

export const taskState = {
  ready: { code: 1, name: 'K vyřízení' },
  support: { code: 2, name: 'Podpora' },
  sent: { code: 3, name: 'Odesláno' },
  finished: { code: 4, name: 'Dokončeno' },
  cancelled: { code: 5, name: 'Zrušeno' },
  notValuated: { code: 6, name: 'Neoceněno' },
  inProgress: { code: 7, name: 'V řešení' },
  evaluating: { code: 8, name: 'Vyhodnocuje se' },
  requesting: { code: 9, name: 'Objednává se' },
  documentsCompleting: { code: 10, name: 'Doplnění dokumentů' },
  approved: { code: 11, name: 'Schváleno' },
  checkData: { code: 13, name: 'Kontrola údajů' },
} as const satisfies Codebook;

/** How a state is marked on any list: the word beside it is that of the state. */
export const stateIndicator = {
  active: { code: 1, name: 'Aktivní' },
  cancelled: { code: 2, name: 'Zrušeno' },
  ok: { code: 3, name: 'V pořádku' },
  passive: { code: 4, name: 'Neaktivní' },
  warning: { code: 5, name: 'Upozornění' },
} as const satisfies Codebook;

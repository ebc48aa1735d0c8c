import type { Codebook, CodeOf } from '../codebook';

/** The path of a case from its first offer to the last instalment; a product has some of them, in this order. */
export const caseStage = {
  modelation: { code: 'modelation', name: 'Modelace' },
  household: { code: 'household', name: 'Domácnost' },
  parameters: { code: 'parameters', name: 'Další parametry' },
  checklist: { code: 'checklist', name: 'Podklady' },
  approval: { code: 'approval', name: 'Schválení' },
  signing: { code: 'signing', name: 'Podpis' },
  drawing: { code: 'drawing', name: 'Čerpání' },
  repayment: { code: 'repayment', name: 'Splácení' },
  saving: { code: 'saving', name: 'Spoření' },
} as const satisfies Codebook;
export type CaseStage = CodeOf<typeof caseStage>;

/**
 * How a stage stands: `blocked` may not begin yet, `ready` may, `current` is begun, `error` has something
 * wrong in it, `done` is finished.
 */
export const caseStageStates = ['blocked', 'ready', 'current', 'error', 'done'] as const;
export type CaseStageState = (typeof caseStageStates)[number];

/** What a case waits for, as an advisor says it. */
export const caseAction = {
  model: { code: 'model', name: 'Připravit nabídku' },
  agree: { code: 'agree', name: 'Doplnit parametry' },
  collect: { code: 'collect', name: 'Vyřídit podklady' },
  prepareDocument: { code: 'prepareDocument', name: 'Připravit podpis' },
  sign: { code: 'sign', name: 'Podepsat dokument' },
  uploadScan: { code: 'uploadScan', name: 'Nahrát podepsaný sken' },
  identify: { code: 'identify', name: 'Doplnit účastníky' },
  value: { code: 'value', name: 'Ocenit nemovitost' },
  assess: { code: 'assess', name: 'Posoudit žádost' },
  send: { code: 'send', name: 'Odeslat ke schválení' },
  takeOver: { code: 'takeOver', name: 'Převzetí specialistou' },
  decide: { code: 'decide', name: 'Rozhodnutí banky' },
  payOut: { code: 'payOut', name: 'Vyplacení úvěru' },
  draw: { code: 'draw', name: 'Další čerpání' },
  pay: { code: 'pay', name: 'Úhrada dluhu' },
  deposit: { code: 'deposit', name: 'První vklad' },
  confirmCancellation: { code: 'confirmCancellation', name: 'Potvrzení zrušení' },
} as const satisfies Codebook;
export type CaseAction = CodeOf<typeof caseAction>;

/** Whom a case waits for. */
export const caseParties = ['advisor', 'client', 'bank'] as const;
export type CaseParty = (typeof caseParties)[number];

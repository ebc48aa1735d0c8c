import { codeSchema, type Codebook, type CodeOf } from '../codebook';

/** The path of a case from its first offer to the last instalment; a product has some of them, in this order. */
export const caseStage = {
  modelation: { code: 'modelation', name: 'Modelace' },
  household: { code: 'household', name: 'Domácnost' },
  parameters: { code: 'parameters', name: 'Parametry' },
  checklist: { code: 'checklist', name: 'Podklady' },
  approval: { code: 'approval', name: 'Schválení' },
  signing: { code: 'signing', name: 'Podpis' },
  drawing: { code: 'drawing', name: 'Čerpání' },
  repayment: { code: 'repayment', name: 'Splácení' },
  saving: { code: 'saving', name: 'Spoření' },
} as const satisfies Codebook;
export type CaseStage = CodeOf<typeof caseStage>;

export const caseStageSchema = codeSchema(caseStage);

/**
 * How a stage stands: `blocked` may not begin yet, `ready` may, `current` is begun, `error` has something
 * wrong in it, `done` is finished.
 */
export const caseStageStates = ['blocked', 'ready', 'current', 'error', 'done'] as const;
export type CaseStageState = (typeof caseStageStates)[number];

import { codeSchema, type Codebook, type CodeOf } from '../codebook';

/**
 * How far a case is, as an advisor says it. The bank's codebook of cases has one state for everything
 * from a new application to a loan that is being repaid; this follows from it, the application and the
 * loan.
 */
export const casePhase = {
  new: { code: 'new', name: 'Nová žádost' },
  preparation: { code: 'preparation', name: 'Příprava' },
  toSend: { code: 'toSend', name: 'K odeslání' },
  approval: { code: 'approval', name: 'Ve schvalování' },
  signing: { code: 'signing', name: 'Podpis' },
  drawing: { code: 'drawing', name: 'Čerpání' },
  repayment: { code: 'repayment', name: 'Splácení' },
  saving: { code: 'saving', name: 'Spoření' },
  overdue: { code: 'overdue', name: 'Po splatnosti' },
  toBeCancelled: { code: 'toBeCancelled', name: 'Ke zrušení' },
  cancelled: { code: 'cancelled', name: 'Zrušeno' },
} as const satisfies Codebook;
export type CasePhase = CodeOf<typeof casePhase>;

export const casePhaseSchema = codeSchema(casePhase);

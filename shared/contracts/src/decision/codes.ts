import type { Codebook, CodeOf } from '../codebook';

/* Sending an application and deciding about it: pure data. */

/** What happens to an application once it is complete. */
export const decisionKind = {
  sent: { code: 'sent', name: 'Odesláno ke schválení' },
  approved: { code: 'approved', name: 'Schváleno' },
  refused: { code: 'refused', name: 'Zamítnuto' },
  returned: { code: 'returned', name: 'Vráceno poradci' },
} as const satisfies Codebook;
export type DecisionKind = CodeOf<typeof decisionKind>;

/** Registers that a bank looks into; a refusal names the one that it follows from. */
export const creditRegister = {
  banks: { code: 'banks', name: 'Bankovní registr klientských informací (BRKI)' },
  nonBanks: { code: 'nonBanks', name: 'Nebankovní registr klientských informací (NRKI)' },
  insolvency: { code: 'insolvency', name: 'Insolvenční rejstřík' },
  executions: { code: 'executions', name: 'Centrální evidence exekucí' },
} as const satisfies Codebook;
export type CreditRegister = CodeOf<typeof creditRegister>;

/** Most characters of a decision's reason. */
export const decisionReasonLength = 1000;

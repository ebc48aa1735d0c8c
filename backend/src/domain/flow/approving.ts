import { czechDay } from '../../platform/czech-format';
import type { FlowFacts } from './facts';
import { isApplication } from './locks';
import { assessed, isAssessed } from './scoring';

/** Why an arrangement cannot be approved, and the step that it is about. */
export interface MissingForApproval {
  step: 'modelation' | 'scoring';
  /** A Czech sentence. */
  reason: string;
}

function missingOffer({ offerValidTo, today }: FlowFacts): MissingForApproval[] {
  const step = 'modelation';
  if (offerValidTo === undefined) return [{ step, reason: 'Žádost nemá nabídku.' }];
  return today <= offerValidTo
    ? []
    : [{ step, reason: `Platnost nabídky skončila ${czechDay(offerValidTo)}.` }];
}

function missingAssessment(facts: FlowFacts): MissingForApproval[] {
  if (!isAssessed(facts)) return [];
  const { state } = assessed(facts);
  const reasons: Partial<Record<typeof state, string>> = {
    notStarted: 'Úvěr zatím nikdo nenechal posoudit.',
    inProgress: 'Posouzení úvěru už neplatí.',
    error: 'Úvěr při posouzení nevyhověl.',
  };
  const reason = reasons[state];
  return reason === undefined ? [] : [{ step: 'scoring', reason }];
}

/**
 * What is in the way of approving what was sent; both may have come to an end while it waited. Handing
 * it back mends them, and refusing needs neither.
 */
export const missingForApproval = (facts: FlowFacts): MissingForApproval[] =>
  isApplication(facts) ? [...missingOffer(facts), ...missingAssessment(facts)] : [];

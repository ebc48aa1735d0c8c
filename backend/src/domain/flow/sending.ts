import { documentsOfStage, isAnySigned, openDocuments } from './document-stages';
import type { FlowFacts, HubFacts } from './facts';
import { isAssessed, scoring } from './scoring';
import { isApplication, type Lock, sendingLock, sentLock } from './locks';
import { preparationSteps } from './preparation-steps';
import { stagesOf } from './stages';

/** A step that is not done, and what it lacks. */
export interface MissingStep {
  step: keyof typeof preparationSteps | 'scoring' | 'documents';
  reason: string;
}

const notBegun: Record<keyof typeof preparationSteps, string> = {
  modelation: 'Nejprve připravte nabídku a převezměte ji do žádosti.',
  household: 'Doplňte účastníky žádosti.',
  parameters: 'Doplňte parametry žádosti.',
  checklist: 'Zkontrolujte podklady.',
};

const names = ['modelation', 'household', 'parameters', 'checklist'] as const;

function missingDocuments(facts: FlowFacts): MissingStep[] {
  const documents = isApplication(facts)
    ? documentsOfStage(facts.documents, 'approval')
    : facts.documents;
  if (openDocuments(documents).length > 0) {
    return [{ step: 'documents', reason: 'Zbývá podepsat žádost.' }];
  }
  return isAnySigned(documents)
    ? []
    : [{ step: 'documents', reason: 'Žádost zatím není připravená k podpisu.' }];
}

function missingScoring(facts: HubFacts): MissingStep[] {
  if (!isAssessed(facts)) return [];
  const { state, reason = 'Nechte žádost posoudit.' } = scoring(facts);
  return state === 'done' ? [] : [{ step: 'scoring', reason }];
}

/** What must be done before an arrangement is sent, in the order in which an advisor does it. */
export function missingForSending(facts: HubFacts): MissingStep[] {
  const stages = new Set<string>(stagesOf(facts.productTypeId));
  const needed = isApplication(facts)
    ? names.filter((name) => stages.has(name))
    : (['parameters', 'checklist'] as const);
  return [
    ...needed.flatMap((step) => {
      const { state, reason } = preparationSteps[step](facts);
      return state === 'done' ? [] : [{ step, reason: reason ?? notBegun[step] }];
    }),
    ...missingScoring(facts),
    ...missingDocuments(facts),
  ];
}

/** Why the user may not send it, whatever it lacks. */
export const sendLock = (facts: HubFacts): Lock => sentLock(facts) ?? sendingLock(facts);

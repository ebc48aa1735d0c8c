import type { MissingOfHousehold } from '../household/missing';
import { documentsOfStage, isAnySigned, openDocuments } from './document-stages';
import type { FlowFacts, HubFacts } from './facts';
import { isAssessed, scoring } from './scoring';
import { isApplication, type Lock, sendingLock, sentLock } from './locks';
import { missingOfStep, preparationSteps } from './preparation-steps';
import { stagesOf } from './stages';
import { isValued, valuation } from './valuation';

/** What a step that is not done lacks, and the person or the household that it is about. */
export interface MissingStep extends MissingOfHousehold {
  step: keyof typeof preparationSteps | 'valuation' | 'scoring' | 'documents';
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

/** What is lent against a real estate needs its value. */
function missingValuation(facts: FlowFacts): MissingStep[] {
  if (!isValued(facts)) return [];
  const { state, reason = 'Přidejte nemovitost, která úvěr zajišťuje, a nechte ji ocenit.' } =
    valuation(facts);
  return state === 'done' ? [] : [{ step: 'valuation', reason }];
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
      if (preparationSteps[step](facts).state === 'done') return [];
      const missing = missingOfStep(facts, step);
      return (missing.length > 0 ? missing : [{ reason: notBegun[step] }]).map((one) => ({
        step,
        ...one,
      }));
    }),
    ...missingValuation(facts),
    ...missingScoring(facts),
    ...missingDocuments(facts),
  ];
}

/** Why the user may not send it, whatever it lacks. */
export const sendLock = (facts: HubFacts): Lock => sentLock(facts) ?? sendingLock(facts);

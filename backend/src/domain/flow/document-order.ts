import type { CaseStage } from '@advisor/contracts/case/stages';
import { productType, salesArrangementState } from '@advisor/contracts/codebooks';
import type { Closed } from '@advisor/contracts/signing/endpoints';
import { documentStages, documentsOfStage, isAnySigned } from './document-stages';
import type { FlowFacts } from './facts';
import { isApplication, isSent } from './locks';
import { endOf, isContractSigned, isDisbursed, isDrawn, missingOfApplication } from './stages';

const { inApproval } = salesArrangementState;

/** The application is signed when it is complete, and once it was sent no more. */
function applicationLock(facts: FlowFacts): Closed | undefined {
  if (isSent(facts)) return { reason: 'Žádost už je odeslaná.' };
  const [first, ...more] = missingOfApplication(facts);
  if (first === undefined) return undefined;
  const reasons = [first, ...more].map(({ reason }) => reason);
  return {
    reason: `Žádost se podepisuje, až bude úplná. ${reasons.join(' ')}`,
    step: first.step,
  };
}

function contractLock(facts: FlowFacts): Closed | undefined {
  if (isDisbursed(facts)) return { reason: 'Smlouva už je podepsaná.' };
  if (facts.arrangementState === inApproval.code) {
    return { reason: 'Smlouva se podepisuje až po schválení, žádost banka právě posuzuje.' };
  }
  return isSent(facts)
    ? undefined
    : { reason: 'Smlouva se podepisuje až po schválení, žádost zatím není odeslaná.' };
}

function drawingLock(facts: FlowFacts): Closed | undefined {
  if (!isContractSigned(facts)) return { reason: 'Čerpat lze až po podpisu smlouvy.' };
  return isDrawn(facts) ? { reason: 'Úvěr je vyčerpaný.' } : undefined;
}

const locks: Partial<Record<CaseStage, (facts: FlowFacts) => Closed | undefined>> = {
  approval: applicationLock,
  signing: contractLock,
  drawing: drawingLock,
};

/** Why a kind of document cannot be prepared for signing yet, or any more; undefined when it can. */
export function documentLock(facts: FlowFacts, typeCode: string): Closed | undefined {
  const end = endOf(facts);
  if (end !== undefined) return { reason: end };
  const stage = isApplication(facts) ? documentStages[typeCode] : undefined;
  return stage && locks[stage]?.(facts);
}

/** The stage whose documents an application needs now; undefined where it needs none. */
function stageToSign(facts: FlowFacts): CaseStage | undefined {
  if (isDisbursed(facts) || facts.arrangementState === inApproval.code) return undefined;
  if (!isSent(facts)) return 'approval';
  if (!isContractSigned(facts)) return 'signing';
  const { buildingSavings, unsecuredLoan } = productType;
  const isPaidOutAtOnce = [buildingSavings.code, unsecuredLoan.code].some(
    (code) => code === facts.productTypeId,
  );
  return isPaidOutAtOnce ? undefined : 'drawing';
}

/** What an application needs signed now: whether it is, and why it cannot be prepared yet. */
export function neededDocument(
  facts: FlowFacts,
): { isSigned: boolean; closed: Closed | undefined } | undefined {
  const stage = stageToSign(facts);
  if (stage === undefined) return undefined;
  const closed = locks[stage]?.(facts);
  return { isSigned: isAnySigned(documentsOfStage(facts.documents, stage)), closed };
}

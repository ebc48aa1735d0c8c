import {
  caseState,
  productType,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import { permission } from '@advisor/contracts/permissions';
import { changeableStates } from '../cases/loan-application';
import type { FlowFacts, HubFacts } from './facts';

/** Why something cannot be done now, a Czech sentence; undefined when it can. */
export type Lock = string | undefined;

const { inApproval, inSigning, disbursed, cancelled } = salesArrangementState;

/** How far a case and its arrangement are. */
type StateFacts = Pick<FlowFacts, 'caseState' | 'arrangementState' | 'arrangementTypeId'>;

export const isApplication = ({
  arrangementTypeId,
}: Pick<FlowFacts, 'arrangementTypeId'>): boolean =>
  arrangementTypeId === salesArrangementType.loanApplication.code;

/** The application went to the bank: what it was made of counts as done. */
export const isSent = ({ arrangementState }: FlowFacts): boolean =>
  [inApproval.code, inSigning.code, disbursed.code].some((code) => code === arrangementState);

/** The case or the arrangement has come to its end. */
export function closedLock(facts: StateFacts): Lock {
  switch (facts.caseState) {
    case caseState.inProgress.code:
      break;
    case caseState.toBeCancelled.code:
      return 'Případ čeká na potvrzení zrušení.';
    default:
      return 'Případ je zrušený.';
  }
  if (facts.arrangementState === cancelled.code) return 'Žádost je stornovaná.';
  if (facts.arrangementState !== disbursed.code) return undefined;
  return isApplication(facts) ? 'Úvěr je vyplacený.' : 'Žádost je vyřízená.';
}

/** What is agreed may no longer change. */
export function sentLock(facts: StateFacts): Lock {
  const closed = closedLock(facts);
  if (closed !== undefined || changeableStates.has(facts.arrangementState)) return closed;
  return facts.arrangementState === inApproval.code
    ? 'Žádost je odeslaná ke schválení.'
    : 'Žádost se podepisuje.';
}

/** The same of an arrangement and its case. */
export const sentLockOf = ({
  arrangement,
  row,
}: {
  arrangement: { typeId: number; state: number };
  row: { state: number };
}): Lock =>
  sentLock({
    caseState: row.state,
    arrangementState: arrangement.state,
    arrangementTypeId: arrangement.typeId,
  });

export const offerLock = (facts: FlowFacts): Lock =>
  isApplication(facts) && facts.offerValidTo === undefined
    ? 'Nejprve úvěr namodelujte a nabídku převezměte do žádosti.'
    : undefined;

export const modelationLock = ({ isPriced, productTypeId }: FlowFacts): Lock =>
  isPriced || productTypeId === productType.buildingSavings.code
    ? undefined
    : 'Podle platného sazebníku se tento úvěr nenabízí.';

/** Permission 228 sends an application, 260 a service request. */
export function sendingLock(facts: HubFacts): Lock {
  const needed = isApplication(facts)
    ? permission.sendSalesArrangement
    : permission.sendServiceSalesArrangement;
  return facts.permissions.has(needed) ? undefined : 'K odeslání žádosti nemáte oprávnění.';
}

export const documentsLock = ({ permissions }: HubFacts): Lock =>
  permissions.has(permission.getSigningDocuments)
    ? undefined
    : 'K dokumentům k podpisu nemáte oprávnění.';

/** Why the user may not deal with what secures the loan. */
export const estateLock = ({ permissions }: Pick<HubFacts, 'permissions'>): Lock =>
  permissions.has(permission.salesArrangementAccess)
    ? undefined
    : 'K nemovitostem nemáte oprávnění.';

import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';
import type { Sealer } from '../../platform/personal-data/sealer';
import { changeableStates } from '../cases/loan-application';

/** Who of an application is changed, by whom and when. */
export interface PersonChange {
  person: { id: number; salesArrangementId: number };
  userId: number;
  now: Date;
  sealer: Sealer;
}

/** As `changeCase` takes it: nothing of an application's people changes once it was sent. */
export const ofPerson = ({ person, userId, now, sealer }: PersonChange) => ({
  salesArrangementId: person.salesArrangementId,
  userId,
  now,
  sealer,
  lock: peopleLock,
});

/** Why the data of an application's people may not change: it was sent or closed. */
export function peopleLock(state: {
  caseState: number;
  arrangementState: number;
}): string | undefined {
  const isOpen = state.caseState === caseState.inProgress.code;
  if (isOpen && changeableStates.has(state.arrangementState)) return undefined;
  return isOpen && state.arrangementState === salesArrangementState.inApproval.code
    ? 'Žádost je odeslaná ke schválení, údaje nelze změnit.'
    : 'Žádost už byla odeslána nebo uzavřena, údaje nelze změnit.';
}

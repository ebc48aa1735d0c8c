import { caseState, salesArrangementState } from '@advisor/contracts/codebooks';

/** How far a case has got; decides everything else that is seeded about it. */
export interface Scenario {
  name: ScenarioName;
  caseState: number;
  applicationState: number;
  /** Age of the case in days, from and to. */
  age: readonly [number, number];
  /** Whether a contract has been concluded. */
  hasContract: boolean;
  /** Part of the loan that has been drawn, from and to. */
  drawn: readonly [number, number];
  hasOpenService: boolean;
}

export type ScenarioName =
  | 'modelled'
  | 'prepared'
  | 'to-send'
  | 'in-approval'
  | 'in-signing'
  | 'drawing'
  | 'managed'
  | 'changed'
  | 'cancelled'
  | 'being-cancelled'
  | 'cancellation-confirmed';

const scenario = (
  name: ScenarioName,
  applicationState: number,
  age: readonly [number, number],
  more: Partial<Scenario> = {},
): Scenario => ({
  name,
  applicationState,
  age,
  caseState: caseState.inProgress.code,
  hasContract: false,
  drawn: [0, 0],
  hasOpenService: false,
  ...more,
});

const state = salesArrangementState;
const modelled = scenario('modelled', state.new.code, [0, 40]);
const prepared = scenario('prepared', state.inProgress.code, [2, 120]);
const toSend = scenario('to-send', state.toSend.code, [5, 25]);
const inApproval = scenario('in-approval', state.inApproval.code, [10, 90]);
const inSigning = scenario('in-signing', state.inSigning.code, [15, 120], { hasContract: true });
const drawing = scenario('drawing', state.disbursed.code, [90, 760], {
  hasContract: true,
  drawn: [0.05, 0.9],
});
const managed = scenario('managed', state.disbursed.code, [300, 3_300], {
  hasContract: true,
  drawn: [1, 1],
});
const changed = scenario('changed', state.disbursed.code, [300, 3_300], {
  hasContract: true,
  drawn: [1, 1],
  hasOpenService: true,
});
const cancelled = scenario('cancelled', state.cancelled.code, [30, 700], {
  caseState: caseState.cancelled.code,
});
const beingCancelled = scenario('being-cancelled', state.inSigning.code, [30, 200], {
  caseState: caseState.toBeCancelled.code,
  hasContract: true,
});
const cancellationConfirmed = scenario('cancellation-confirmed', state.cancelled.code, [60, 700], {
  caseState: caseState.toBeCancelledConfirmed.code,
});

/** Twenty cases in a row hold every scenario, as often as it stands here. */
export const scenarios: readonly Scenario[] = [
  modelled,
  prepared,
  inSigning,
  drawing,
  managed,
  changed,
  inApproval,
  drawing,
  prepared,
  cancelled,
  managed,
  inSigning,
  toSend,
  drawing,
  changed,
  beingCancelled,
  managed,
  inSigning,
  prepared,
  cancellationConfirmed,
];

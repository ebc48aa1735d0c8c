import type { FlowStep } from '@advisor/case/case.queries';
import type { SalesArrangement } from '@advisor/contracts/case/arrangement';
import { caseCalls } from '@advisor/contracts/case/calls';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { mainPanel, openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';

export const arrangement = (change: Partial<SalesArrangement> = {}): SalesArrangement => ({
  salesArrangementId: 21,
  salesArrangementTypeId: 6,
  state: 1,
  offerId: 31,
  createdOn: '2026-11-01T08:00:00Z',
  createdBy: 'Jana Poradcová',
  ...change,
});

/** An application with an offer, whose parameters are missing. */
export const flow = (): FlowStep[] => [
  { step: 'modelation', isActive: true, state: 'done' },
  { step: 'household', isActive: true, state: 'done' },
  { step: 'parameters', isActive: true, state: 'notStarted' },
  { step: 'documents', isActive: false, state: 'notStarted', reason: 'Nejprve doplňte parametry.' },
  { step: 'comment', isActive: true, state: 'notStarted' },
  { step: 'checklist', isActive: true, state: 'inProgress' },
  { step: 'priceException', isActive: true, state: 'notStarted' },
];

type Decision = CallResponse<typeof decisionCalls.decision>;

/** An application that nothing is missing of and that nobody has sent. */
export const decision = (change: Partial<Decision> = {}): Decision => ({
  sending: { isAllowed: true, missing: [] },
  deciding: {
    isAllowed: false,
    reason: 'O žádosti rozhoduje hypoteční specialista.',
    missing: [],
  },
  history: [],
  ...change,
});

/** What every screen of an arrangement asks for first. */
export const arrangementHandlers = () => [
  handle(caseCalls.get, openCase()),
  handle(caseCalls.mainPanel, mainPanel()),
  handle(salesArrangementCalls.list, [arrangement()]),
  handle(salesArrangementCalls.flow, flow()),
  handle(decisionCalls.decision, decision()),
];

import type { FlowStep } from '@advisor/case/case.queries';
import type { CallResponse } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { failure, handle } from '@advisor/testing/handlers';
import { screen } from '@testing-library/react';
import { arrangementHandlers, flow } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';

export const offer = {
  offerId: 31,
  productTypeId: 20001,
  name: 'Varianta A',
  createdOn: '2026-11-20T08:00:00Z',
  createdBy: 'Jana Poradcová',
  validTo: '2099-12-20',
  rateVersionId: 1,
  salesArrangementId: 21,
  isLinked: true,
  amount: 3_500_000,
  interestRate: 4.49,
  monthlyPayment: 17_713,
} as const;

/** A task that waits for the specialist. */
export const task = {
  taskId: 41,
  taskTypeId: 7,
  state: 3,
  stateIndicator: 1,
  name: 'Předání specialistovi',
  createdOn: '2026-11-21T08:00:00Z',
  createdBy: 'Jana Poradcová',
  assignedTo: 'Petr Specialista',
  isWaitingForAdvisor: false,
} as const;

/** The same as its asker sees it. */
export const taskDetail = {
  ...task,
  isOpen: true,
  isWaitingForCaller: false,
  messages: [
    {
      writtenOn: '2026-11-21T08:00:00Z',
      authorName: 'Jana Poradcová',
      isFromAdvisor: true,
      text: 'Klient spěchá.',
    },
  ],
  documentIds: [],
  canBeCancelled: true,
  canBeFinished: false,
  canBeTaken: false,
  canBeGivenBack: false,
  revision: 4,
};

/** Fees and corrections of a product's rates. */
export const productTerms = (): CallResponse<typeof offerCalls.defaults> => ({
  productTypeId: 20001,
  rateVersionId: 1,
  fixedRatePeriods: [60],
  loanPurposeIds: [201],
  paymentDays: [15],
  fees: [
    { feeId: 1, amount: 3_000 },
    { feeId: 2, amount: 4_900 },
  ],
  interestRateCorrection: { minimum: -0.5, maximum: 0.5 },
});

interface Tasks {
  exception?: CallResponse<typeof taskCalls.currentPriceException>;
  handover?: CallResponse<typeof taskCalls.currentHandover>;
  detail?: CallResponse<typeof taskCalls.get>;
}

/** What was asked for. The current ones stand first: their paths fit that of any task. */
export const taskHandlers = ({ exception = {}, handover = {}, detail }: Tasks) => [
  handle(taskCalls.currentPriceException, exception),
  handle(taskCalls.currentHandover, handover),
  handle(taskCalls.get, detail ?? failure(404)),
];

/** What the hub asks for: an application with an offer, of which nobody was asked anything. */
export const hubHandlers = () => [
  ...arrangementHandlers(),
  handle(offerCalls.listOfArrangement, [offer]),
  ...taskHandlers({}),
  handle(offerCalls.defaults, productTerms()),
];

const Documents = () => <p>Dokumenty z podepisování</p>;
const fillings = (name: string) =>
  name === 'loan-hub.documents-signing' ? [{ remote: 'signing', Component: Documents }] : [];

export const hubAddress = '/mortgage/hub?caseId=1000001&salesArrangementId=21';

/** Opens the hub with signing beside it. */
export const openHub = (path = hubAddress, options: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(path, {
    wrap: (children) => (
      <SlotProvider value={{ fillings: fillings as never }}>{children}</SlotProvider>
    ),
    ...options,
  });

/** A card of the hub by its title. */
export const findCard = async (name: string): Promise<HTMLElement> => {
  const title = await screen.findByRole('heading', { level: 3, name });
  return title.closest('li')!;
};

/** The flow in which one step is otherwise. */
export const withStep = (change: Partial<FlowStep> & Pick<FlowStep, 'step'>) =>
  handle(
    salesArrangementCalls.flow,
    flow().map((one) => (one.step === change.step ? { ...one, ...change } : one)),
  );

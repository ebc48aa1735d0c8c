import type { Checklist } from '@advisor/contracts/checklist/endpoints';
import { permission, type Permission } from '@advisor/contracts/permissions';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import type { MissingOfHousehold } from '../household/missing';

/** Everything that the steps of an arrangement and the stages of its case follow from. */
export interface FlowFacts {
  caseState: number;
  arrangementTypeId: number;
  arrangementState: number;
  productTypeId: number;
  /** `YYYY-MM-DD` */
  today: string;
  /** Last day of the linked offer; absent without one. */
  offerValidTo: string | undefined;
  /** Whether today's rates know the product. */
  isPriced: boolean;
  /** What its people and households lack; nothing when everybody and everything is known. */
  missingOfHouseholds: readonly MissingOfHousehold[];
  parameters: SalesArrangementParameters;
  /** Documents to sign that were not cancelled, by `signatureState`. */
  documents: readonly { typeCode: string; state: number }[];
  mandatoryDocuments: readonly Checklist['items'][number]['state'][];
  /** The price exception that is open, else one that holds, else the last one. */
  priceException: { state: number; isApproved: boolean | null; validTo: string | null } | undefined;
  /** When the case was handed over to a specialist who has not taken it yet. */
  handedOverOn: Date | undefined;
  /** What was agreed on a loan and became of it, CZK; a case that is being modelled has none. */
  loan: LoanFacts | undefined;
  /** When something last happened, by what it was about. */
  lastEvents: { application: Date | null; signing: Date | null; drawing: Date | null };
  /** Of the application's last assessment; absent before the first, and where it was not read. */
  assessment?: AssessmentFacts | undefined;
  /** Of what secures the loan; absent without any real estate. */
  valuation?: ValuationFacts | undefined;
}

export interface LoanFacts {
  targetAmount: number;
  drawnAmount: number;
  principal: number;
  overdueAmount: number;
  contractSignedOn: string | null;
  drawingDeadline: string | null;
}

/** The facts, and what the user may do: what the steps of the hub follow from. */
export interface HubFacts extends FlowFacts {
  permissions: ReadonlySet<Permission>;
}

/** How the valuations of a case stand. */
export interface ValuationFacts {
  /** Whether the appraisers wait for the advisor. */
  isReturned: boolean;
  /** Whether an order is on its way. */
  isOrdered: boolean;
  /** Last day on which all results that count hold; absent without any. */
  validTo: string | undefined;
  /** Last day of what held until then, and nothing has taken its place. */
  heldTo: string | undefined;
  /** When the appraisers last gave the turn to the advisor: by a result, a return or a refusal. */
  movedOn: Date | undefined;
}

export interface AssessmentFacts {
  isPassed: boolean;
  /** What it was made of has changed, or its time is over. */
  isStale: boolean;
}

/** Without the debt that the user may not see. */
export const visibleFacts = (facts: FlowFacts, user: { permissions: ReadonlySet<Permission> }) =>
  facts.loan === undefined || user.permissions.has(permission.viewOverdueReceivable)
    ? facts
    : { ...facts, loan: { ...facts.loan, overdueAmount: 0 } };

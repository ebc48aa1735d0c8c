import type { Offer } from '@advisor/contracts/offer/modelation';
import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import type { LoanCondition } from '../cases/loan-condition';
import type { BuildingSavingsInput, LoanInput } from '../offers/loan-input';
import type { SavedOffer } from '../refinancing/saved-offer';

/** Somebody whom a document is about. */
export interface Party {
  customerOnSAId: number;
  /** Of `customerRole`. */
  roleId: number;
  /** With degrees. */
  fullName: string;
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
  /** What only the client register knows; absent of who is not identified. */
  birthNumber?: string;
  address?: string;
  phoneNumber?: string;
  emailAddress?: string;
}

export interface Account {
  prefix?: string;
  number: string;
  bankCode: string;
}

/** What is agreed on a loan. */
export interface LoanTerms {
  /** CZK. */
  amount: number;
  purposes: readonly { loanPurposeId: number; amount: number }[];
  /** Percent a year. */
  interestRate: number;
  /** Months; absent where the rate never changes. */
  fixedRatePeriod?: number;
  fixedRateValidTo?: string;
  /** Months. */
  duration: number;
  maturityOn?: string;
  paymentDay: number;
  monthlyPayment: number;
  /** What the loan was modelled by; loans of long ago have none. */
  offer?: { offerId: number; input: LoanInput; result: LoanResult };
}

/** A loan that has been paid out, or is being. */
export interface LoanState {
  contractSignedOn?: string;
  drawnAmount: number;
  /** Owed, CZK. */
  principal: number;
  drawingDeadline?: string;
  loanAccount?: Account;
  repaymentAccount?: Account;
}

export interface SavingsTerms {
  offerId: number;
  input: BuildingSavingsInput;
  result: BuildingSavingsResult;
}

/** What somebody stated in the application of the money that they earn and owe. */
export interface DeclaredMoney {
  fullName: string;
  /** Net, CZK a month. */
  incomes: readonly { name: string; monthly: number }[];
  /** CZK. */
  obligations: readonly {
    name: string;
    /** A month. */
    instalment?: number;
    owed?: number;
    /** Of a credit card or an overdraft. */
    limit?: number;
    /** What becomes of it with the new loan. */
    correction?: string;
  }[];
}

/** What a household stated to spend, CZK a month; what nobody asked for is absent. */
export interface DeclaredExpenses {
  /** Of `householdType`. */
  householdTypeId: number;
  housing?: number;
  insurance?: number;
  saving?: number;
  other?: number;
}

/** An offer of refinancing that was taken over into the arrangement. */
export interface TakenOffer {
  offerId: number;
  saved: SavedOffer;
  /** Last day on which the client may sign, `YYYY-MM-DD`. */
  signatureDeadline?: string;
}

/** A real estate that secures the loan. */
export interface Security {
  /** Of `realEstateType`. */
  typeId: number;
  address?: string;
  /** Where the cadastre has it. */
  deed?: { cadastralArea: string; deedNumber?: number };
  /** Absent until it was valued. */
  value?: { amount: number; valuedOn: string };
}

/** All that a document may say: the case, what is agreed, and whom it is about. */
export interface DocumentFacts {
  caseId: number;
  applicationNumber?: string;
  contractNumber?: string;
  productTypeId: Offer['productTypeId'] | number;
  /** `YYYY-MM-DD` */
  createdOn: string;
  /** Who signs it, or the applicants of the case. */
  parties: readonly Party[];
  /** Everybody on the case, for what names single persons. */
  everybody: readonly Party[];
  /** Whom at the bank the client may ask. */
  contact?: string;
  /** Who signs for the bank; absent where its seal alone does. */
  signsForBank?: string;
  parameters: SalesArrangementParameters;
  loan?: LoanTerms;
  state?: LoanState;
  savings?: SavingsTerms;
  refinancing?: TakenOffer;
  /** As they were added to the case. */
  securities?: readonly Security[];
  /** What areas have made a condition of the loan, in its application. */
  conditions?: readonly LoanCondition[];
  /** In an application of a loan: what it is decided by, without what registers report of people. */
  declared?: { people: readonly DeclaredMoney[]; expenses: readonly DeclaredExpenses[] };
  /** Percentage points off the rate that were approved for the case, and still hold. */
  approvedDiscount?: { percentagePoints: number; validTo: string };
}

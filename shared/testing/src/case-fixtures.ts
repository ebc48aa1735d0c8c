import {
  caseState,
  mandant,
  productType,
  salesArrangementState,
} from '@advisor/contracts/codebooks';
import type { CaseListItem, CaseSearchResult } from '@advisor/contracts/case/dashboard';
import type { Case, CaseCustomer, MainPanel } from '@advisor/contracts/case/detail';

const owner = { userId: 1, name: 'Jana Poradcová' };

/** A row of a case list. */
export const caseListItem = (change: Partial<CaseListItem> = {}): CaseListItem => ({
  caseId: 1000001,
  contractNumber: 'HU-2026-000001',
  state: caseState.inProgress.code,
  applicationState: salesArrangementState.inProgress.code,
  phase: 'preparation',
  productTypeId: productType.mortgage.code,
  mandantId: mandant.commercialBank.code,
  customer: { firstName: 'Anna', lastName: 'Nováková' },
  targetAmount: 3_500_000,
  owner,
  createdOn: '2026-01-15T08:00:00Z',
  lastChangedOn: '2026-11-20T08:00:00Z',
  activeTaskCount: 0,
  ...change,
});

/** Rows with numbers from `first` on, as one answer of `case.search`. */
export const caseSearchResult = (
  count: number,
  { first = 1000001, offset = 0, hasNext = false } = {},
): CaseSearchResult => ({
  rows: Array.from({ length: count }, (_, index) => caseListItem({ caseId: first + index })),
  pagination: { offset, pageSize: 10, hasNext },
});

/** A case in progress of an identified client. */
export const openCase = (change: Partial<Case> = {}): Case => ({
  caseId: 1000001,
  contractNumber: 'HU-2026-000001',
  state: caseState.inProgress.code,
  productTypeId: productType.mortgage.code,
  mandantId: mandant.commercialBank.code,
  targetAmount: 3_500_000,
  owner,
  customer: {
    customerOnSAId: 11,
    householdId: 12,
    firstName: 'Anna',
    lastName: 'Nováková',
    dateOfBirth: '1985-04-03',
    identity: { id: 951, scheme: 2 },
  },
  salesArrangementId: 21,
  createdOn: '2026-01-15T08:00:00Z',
  lastChangedOn: '2026-11-20T08:00:00Z',
  ...change,
});

/** The summary of the same case. */
export const mainPanel = (change: Partial<MainPanel> = {}): MainPanel => ({
  caseId: 1000001,
  contractNumber: 'HU-2026-000001',
  state: caseState.inProgress.code,
  productTypeId: productType.mortgage.code,
  mandantId: mandant.commercialBank.code,
  targetAmount: 3_500_000,
  interestRate: 4.49,
  monthlyPayment: 17_713,
  owner,
  activeTaskCount: 2,
  salesArrangement: { salesArrangementId: 21, typeId: 6, state: 1 },
  createdOn: '2026-01-15T08:00:00Z',
  lastChangedOn: '2026-11-20T08:00:00Z',
  ...change,
});

/** A person on the case. */
export const caseCustomer = (change: Partial<CaseCustomer> = {}): CaseCustomer => ({
  customerOnSAId: 11,
  roleId: 1,
  firstName: 'Anna',
  lastName: 'Nováková',
  dateOfBirth: '1985-04-03',
  birthNumber: '8554032142',
  identity: { id: 951, scheme: 2 },
  ...change,
});

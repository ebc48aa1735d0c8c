import { address } from './address';

export const caseAddresses = {
  // Overview
  dashboard: address('/dashboard'),
  generalDocuments: address('/general-documents'),
  ownTasks: address('/tasks', ['list?', 'type?', 'overdue?', 'free?', 'sort?', 'page?']),
  caseIdentification: address('/case-identification', ['reason?']),

  // Case file
  caseDetail: address('/mortgage/case-detail/:caseId?', ['section?', 'task?']),

  // Application
  loanHub: address('/mortgage/hub', ['caseId?', 'salesArrangementId?']),
  salesArrangementComment: address('/mortgage/sales-arrangement-comment/:salesArrangementId?', [
    'caseId',
  ]),
  salesArrangementParameters: address('/mortgage/parameters/:salesArrangementId?', ['caseId']),
  repaymentAccount: address('/mortgage/repayment-account/:salesArrangementId?', ['caseId']),
  requestApplicant: address('/mortgage/request-applicant/:salesArrangementId?', ['caseId']),
  household: address('/mortgage/household', [
    'caseId?',
    'salesArrangementId?',
    'household?',
    'person?',
    'income?',
    'obligation?',
    'dialog?',
  ]),
  checklist: address('/mortgage/checklist/:caseId/:salesArrangementId'),
  scoring: address('/mortgage/scoring', ['caseId?', 'salesArrangementId?']),
  loanDecision: address('/mortgage/loan-decision/:salesArrangementId', ['caseId?']),

  // Household
  clientDetail: address('/mortgage/client-detail/:customerOnSAId', ['caseId?']),
  taxReturn: address('/mortgage/income-return-tax-calculation/:caseId/:customerOnSAId'),
};

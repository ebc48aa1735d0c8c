import type { DocumentKind } from '../document-kind';
import { drawingRequest } from './drawing-request';
import { loanApplication } from './loan-application';
import { loanContract } from './loan-contract';
import { personalData } from './personal-data';

export const loanKinds: readonly DocumentKind[] = [
  loanApplication,
  loanContract,
  personalData,
  drawingRequest,
];

import {
  caseState,
  customerRole,
  loanPurpose,
  mandant,
  productType,
  salesArrangementState,
  salesArrangementType,
} from '../codebooks';
import { covenantBadge, covenantScenario, covenantState } from './covenant';
import {
  addressType,
  contactType,
  gender,
  householdType,
  idDocumentType,
  legalPersonType,
  maritalStatus,
  propertySettlement,
} from './customer';
import {
  caseDocumentType,
  documentSigningStatus,
  documentSource,
  documentUploadState,
  signatureState,
  signatureType,
  signingType,
} from './document';
import {
  employmentContract,
  incomeType,
  obligationCorrectionType,
  obligationSource,
  obligationType,
  otherIncomeType,
} from './income';
import { fee, interestRateDiscount } from './offer';
import {
  buildingStructure,
  energyClass,
  flatSchema,
  realEstateState,
  realEstateType,
  realEstateVariant,
  restrictionKind,
  technicalState,
  valuationSource,
  valuationType,
} from './real-estate';
import { extraPaymentType, refinancingState, refinancingType } from './refinancing';
import { scoringResult } from './sales-arrangement';
import { stateIndicator, taskState, taskType } from './task';

/** Every codebook of fixed codes; what `codebooks.getAll` answers under `codebooks`. */
export const allCodebooks = {
  addressType,
  buildingStructure,
  caseDocumentType,
  caseState,
  contactType,
  covenantBadge,
  covenantScenario,
  covenantState,
  customerRole,
  documentSigningStatus,
  documentSource,
  documentUploadState,
  employmentContract,
  energyClass,
  extraPaymentType,
  fee,
  flatSchema,
  gender,
  householdType,
  idDocumentType,
  incomeType,
  interestRateDiscount,
  legalPersonType,
  loanPurpose,
  mandant,
  maritalStatus,
  obligationCorrectionType,
  obligationSource,
  obligationType,
  otherIncomeType,
  productType,
  propertySettlement,
  realEstateState,
  realEstateType,
  realEstateVariant,
  refinancingState,
  refinancingType,
  restrictionKind,
  salesArrangementState,
  salesArrangementType,
  scoringResult,
  signatureState,
  signatureType,
  signingType,
  stateIndicator,
  taskState,
  taskType,
  technicalState,
  valuationSource,
  valuationType,
} as const;

export type CodebookName = keyof typeof allCodebooks;

import { caseState, productType, salesArrangementState } from '@advisor/contracts/codebooks';
import { casePhase, type CasePhase } from '@advisor/contracts/case/phase';
import { codeName } from '@advisor/contracts/code-name';
import { caseStateTone } from '@advisor/shell/case-state-tone';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import {
  BankOutlined,
  CreditCardOutlined,
  FileDoneOutlined,
  GoldOutlined,
  HomeOutlined,
  SafetyOutlined,
} from '@advisor/ui/icons';
import type { ComponentType } from 'react';
import type { useTranslation } from 'react-i18next';

/** A case's state as a word and an icon. */
export const CaseStateChip = ({ state }: { state: number }) => (
  <StatusChip tone={caseStateTone(state)} label={codeName(caseState, state)} />
);

export const isSavings = (productTypeId: number): boolean =>
  productTypeId === productType.buildingSavings.code;

const phaseTones: Record<CasePhase, Tone> = {
  new: 'info',
  preparation: 'info',
  toSend: 'info',
  approval: 'progress',
  signing: 'progress',
  drawing: 'progress',
  repayment: 'success',
  saving: 'success',
  overdue: 'error',
  toBeCancelled: 'warning',
  cancelled: 'neutral',
};

/** How far a case is. */
export const CasePhaseChip = ({ phase }: { phase: CasePhase }) => (
  <StatusChip tone={phaseTones[phase]} label={codeName(casePhase, phase)} />
);

/**
 * State of a case's application in words; savings are saved, never paid out.
 * @param t of the namespace `case`; a list's row has it already
 */
export const applicationStateName = (
  t: ReturnType<typeof useTranslation<'case'>>['t'],
  productTypeId: number,
  state: number,
): string =>
  isSavings(productTypeId) && state === salesArrangementState.disbursed.code
    ? t('applicationSettled')
    : codeName(salesArrangementState, state);

const productIcons: Record<number, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  [productType.mortgage.code]: HomeOutlined,
  [productType.nonPurposeMortgage.code]: SafetyOutlined,
  [productType.unsecuredLoan.code]: CreditCardOutlined,
  [productType.americanMortgage.code]: BankOutlined,
  [productType.buildingSavings.code]: GoldOutlined,
};

/** A product's icon and name. */
export function ProductName({ productTypeId }: { productTypeId: number }) {
  const Icon = productIcons[productTypeId] ?? FileDoneOutlined;
  return (
    <span className="case-product">
      <Icon aria-hidden />
      <span>{codeName(productType, productTypeId)}</span>
    </span>
  );
}

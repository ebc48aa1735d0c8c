import { caseState, productType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import {
  BankOutlined,
  CheckCircleOutlined,
  CreditCardOutlined,
  FileDoneOutlined,
  GoldOutlined,
  HomeOutlined,
  PauseCircleOutlined,
  PropertySafetyOutlined,
  StopOutlined,
  SyncOutlined,
} from '@advisor/ui/icons';
import type { ComponentType } from 'react';

interface StateLook {
  tone: Tone;
  Icon: ComponentType<{ 'aria-hidden'?: boolean }>;
}

const stateLooks: Record<number, StateLook> = {
  [caseState.inProgress.code]: { tone: 'info', Icon: SyncOutlined },
  [caseState.cancelled.code]: { tone: 'neutral', Icon: StopOutlined },
  [caseState.toBeCancelled.code]: { tone: 'warning', Icon: PauseCircleOutlined },
  [caseState.toBeCancelledConfirmed.code]: { tone: 'warning', Icon: CheckCircleOutlined },
};
const unknownState: StateLook = { tone: 'neutral', Icon: FileDoneOutlined };

/** A case's state as a word and an icon. */
export function CaseStateChip({ state }: { state: number }) {
  const { tone, Icon } = stateLooks[state] ?? unknownState;
  return <StatusChip tone={tone} label={codeName(caseState, state)} icon={<Icon aria-hidden />} />;
}

const productIcons: Record<number, StateLook['Icon']> = {
  [productType.mortgage.code]: HomeOutlined,
  [productType.nonPurposeMortgage.code]: PropertySafetyOutlined,
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

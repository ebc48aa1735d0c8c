import type { SalesArrangement } from '@advisor/contracts/case/arrangement';
import { codeName } from '@advisor/contracts/code-name';
import { salesArrangementState as state } from '@advisor/contracts/codebooks';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';

const tones: Record<number, Tone> = {
  [state.new.code]: 'info',
  [state.inProgress.code]: 'progress',
  [state.inApproval.code]: 'progress',
  [state.inSigning.code]: 'progress',
  [state.toSend.code]: 'progress',
  [state.disbursed.code]: 'success',
};

/** An arrangement's state as a word and an icon. */
export const ArrangementStateChip = ({ arrangement }: { arrangement: SalesArrangement }) => (
  <StatusChip
    tone={tones[arrangement.state] ?? 'neutral'}
    label={codeName(state, arrangement.state)}
  />
);

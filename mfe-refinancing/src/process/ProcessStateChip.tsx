import { codeName } from '@advisor/contracts/code-name';
import { refinancingState } from '@advisor/contracts/codebooks/refinancing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { SendOutlined, SignatureOutlined, StopOutlined } from '@advisor/ui/icons';
import type { ReactNode } from 'react';

const { inProgressInProduct, inProgressInBackOffice, signing, finished, handover, cancelled } =
  refinancingState;

type State = RefinancingProcess['state'];

const looks: Record<State, { tone: Tone; icon?: ReactNode }> = {
  [inProgressInProduct.code]: { tone: 'info' },
  [inProgressInBackOffice.code]: { tone: 'progress' },
  [signing.code]: { tone: 'progress', icon: <SignatureOutlined aria-hidden /> },
  [finished.code]: { tone: 'success' },
  [handover.code]: { tone: 'neutral', icon: <SendOutlined aria-hidden /> },
  [cancelled.code]: { tone: 'neutral', icon: <StopOutlined aria-hidden /> },
};

/** State of a process of refinancing as a word and an icon. */
export const ProcessStateChip = ({ state }: { state: State }) => (
  <StatusChip {...looks[state]} label={codeName(refinancingState, state)} />
);

import type { ReactNode } from 'react';
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  InfoCircleOutlined,
  WarningOutlined,
} from '../icons';

export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'error';

const toneIcon: Record<Tone, ReactNode> = {
  // Nothing is going on that a picture could tell.
  neutral: null,
  info: <InfoCircleOutlined aria-hidden />,
  progress: <ClockCircleOutlined aria-hidden />,
  success: <CheckCircleOutlined aria-hidden />,
  warning: <WarningOutlined aria-hidden />,
  error: <CloseCircleOutlined aria-hidden />,
};

interface StatusChipProps {
  tone: Tone;
  /** The state's word; a colour alone says nothing. */
  label: string;
  /** Instead of the tone's own icon. */
  icon?: ReactNode;
}

/** A state as a word, with an icon where it asks for attention. */
export function StatusChip({ tone, label, icon = toneIcon[tone] }: StatusChipProps) {
  return (
    <span className={`adv-chip adv-tone-${tone}`}>
      {icon}
      <span>{label}</span>
    </span>
  );
}

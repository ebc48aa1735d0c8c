import { codeName } from '@advisor/contracts/code-name';
import { taskState } from '@advisor/contracts/codebooks/task';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { StopOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { ListedProperty } from './property.queries';
import './texts';

const tones: Readonly<Record<number, Tone>> = {
  [taskState.requesting.code]: 'progress',
  [taskState.evaluating.code]: 'progress',
  [taskState.documentsCompleting.code]: 'warning',
  [taskState.checkData.code]: 'warning',
  [taskState.finished.code]: 'success',
  [taskState.notValuated.code]: 'error',
};

/** How far the valuation of a real estate is; without an order it is a draft. */
export function StateChip({ state }: Pick<ListedProperty, 'state'>) {
  const { t } = useTranslation('valuation-property');
  if (state === undefined) return <StatusChip tone="info" label={t('draft')} />;
  return (
    <StatusChip
      tone={tones[state] ?? 'neutral'}
      label={codeName(taskState, state)}
      {...(state === taskState.cancelled.code && { icon: <StopOutlined aria-hidden /> })}
    />
  );
}

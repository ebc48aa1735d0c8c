import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import { itemTone } from '../checklist';
import type { ItemState } from '../checklist.queries';

/** A paper's state as a word and an icon. */
export function ItemStateChip({ state }: { state: ItemState }) {
  const { t } = useTranslation('case');
  return <StatusChip tone={itemTone[state]} label={t(`checklist.state.${state}`)} />;
}

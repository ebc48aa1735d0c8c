import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import { itemTone } from '../checklist';
import type { ItemState } from '../checklist.queries';

interface ItemStateChipProps {
  state: ItemState;
  /** What nobody has to bring is not missed. */
  isMandatory?: boolean;
}

/** A document's state as a word and an icon. */
export function ItemStateChip({ state, isMandatory = true }: ItemStateChipProps) {
  const { t } = useTranslation('case-application');
  const isMissed = state !== 'required' || isMandatory;
  return (
    <StatusChip
      tone={isMissed ? itemTone[state] : 'neutral'}
      label={t(`checklist.state.${state}`)}
    />
  );
}

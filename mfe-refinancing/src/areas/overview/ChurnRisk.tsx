import { formatPercent } from '@advisor/i18n/format';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';

/** From how many percent a risk is called so; decision 0140. */
const levels = [
  { from: 60, name: 'high', tone: 'error' },
  { from: 30, name: 'middle', tone: 'warning' },
  { from: 0, name: 'low', tone: 'success' },
] as const satisfies { from: number; name: string; tone: Tone }[];

/** How likely the client is to leave for another bank, as a word and a number. */
export function ChurnRisk({ percent }: { percent: number }) {
  const { t } = useTranslation('refinancing-overview');
  const { name, tone } = levels.find(({ from }) => percent >= from) ?? levels[2];
  return (
    <StatusChip
      tone={tone}
      label={t(`churnRisk.${name}`, { percent: formatPercent(percent, { decimals: 0 }) })}
    />
  );
}

import { formatNumber } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import './texts';

interface WrongNumbersProps {
  /** All of them stand in the field, too. */
  numbers: readonly string[];
  /** What is wrong with them. */
  say: (numbers: string) => string;
}

/** More are a wall of figures. */
const mostNamed = 20;

/** Names numbers of a list that were not taken; nothing without any. */
export function WrongNumbers({ numbers, say }: WrongNumbersProps) {
  const { t } = useTranslation('admin-lists');
  if (numbers.length === 0) return null;
  const named = numbers.slice(0, mostNamed).join(', ');
  const total = formatNumber(numbers.length);
  return (
    <InfoBar
      severity="warning"
      title={say(numbers.length > mostNamed ? t('wrongMore', { numbers: named, total }) : named)}
    />
  );
}

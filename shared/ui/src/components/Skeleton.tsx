import { useTranslation } from 'react-i18next';
import { LiveRegion } from './LiveRegion';

interface SkeletonProps {
  /** Lines of text, or rows of a list. */
  rows?: number;
  /** `lines` stands for text, `list` for table or list rows, `cards` for a grid of cards. */
  shape?: 'lines' | 'list' | 'cards';
}

/** The shape of what comes, in its size, so that nothing jumps when it is there. */
export function Skeleton({ rows = 3, shape = 'lines' }: SkeletonProps) {
  const { t } = useTranslation();
  return (
    <div className={`adv-skeleton adv-skeleton--${shape}`}>
      <LiveRegion>{t('loading')}</LiveRegion>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="adv-skeleton__row" aria-hidden />
      ))}
    </div>
  );
}

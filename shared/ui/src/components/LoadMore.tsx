import { useTranslation } from 'react-i18next';
import { Button } from '../core';
import { LiveRegion } from './LiveRegion';

interface LoadMoreProps {
  /** Rows shown so far. */
  loaded: number;
  /** All rows, where known. */
  total?: number;
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
}

/** 'Načíst další' under a list; says aloud how many rows are there. */
export function LoadMore({ loaded, total, hasMore, loading, onLoadMore }: LoadMoreProps) {
  const { t } = useTranslation();
  const summary =
    total === undefined
      ? t('loadMore.loaded', { count: loaded })
      : t('loadMore.loadedOf', { count: loaded, total });
  return (
    <div className="adv-load-more">
      <span className="adv-muted" aria-hidden>
        {summary}
      </span>
      <LiveRegion>{loading ? t('loading') : summary}</LiveRegion>
      {hasMore && (
        <Button loading={loading} onClick={onLoadMore}>
          {t('loadMore.action')}
        </Button>
      )}
    </div>
  );
}

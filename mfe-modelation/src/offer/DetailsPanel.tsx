import { TabList, tabId } from '@advisor/ui/components/TabList';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultLook } from './result-look';
import './details.css';

interface DetailsPanelProps<Key extends string> {
  tabs: readonly { key: Key; label: string }[];
  active: Key;
  onOpen: (key: Key) => void;
  look: ResultLook;
  children: ReactNode;
}

/** In the place of a view, as high as its chart. */
export const loadingDetails = (
  <div className="modelation-details__loading">
    <Skeleton rows={11} />
  </div>
);

/** Views of a result under one head. What is wider than the screen scrolls, by the keyboard too. */
export function DetailsPanel<Key extends string>({
  tabs,
  active,
  onOpen,
  look,
  children,
}: DetailsPanelProps<Key>) {
  const { t } = useTranslation('modelation');
  const panelId = useId();
  return (
    <section className="modelation-details" aria-label={t('details.label')}>
      <TabList
        label={t('details.label')}
        tabs={tabs}
        active={active}
        onOpen={onOpen}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={tabId(panelId, active)}
        className="modelation-details__panel"
        data-look={look}
      >
        {children}
      </div>
    </section>
  );
}

import type { ArrangementReference } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { PlusOutlined, SendOutlined, UnorderedListOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ArrangementStateChip } from '../../../arrangement/ArrangementStateChip';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { LockedStep } from '../../../arrangement/LockedStep';
import { Progress } from '../Progress';
import { useArrangement, useLockedStep } from '../../../arrangement/use-arrangement';
import { byCategory, changesSince, deliveredCount } from './checklist';
import { useSaveSnapshot } from './checklist.mutations';
import { checklistQuery, snapshotQuery } from './checklist.queries';
import { AddItemDialog } from './components/AddItemDialog';
import { SnapshotChanges } from './components/SnapshotChanges';
import { ItemFacts } from './components/ItemFacts';
import { ItemRow } from './components/ItemRow';
import { ItemStateChip } from './components/ItemStateChip';
import './checklist.css';
import '../texts';

const views = ['current', 'handed'] as const;

/** What the client is to bring, by category, and what was given to the client. */
export default function ChecklistPage() {
  const { t } = useTranslation('case-application');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const arrangement = useArrangement(reference);
  const { items } = usePrefetchedQuery(checklistQuery(reference)).data;
  const saved = usePrefetchedQuery(snapshotQuery(reference)).data;
  const locked = useLockedStep(salesArrangementId, 'checklist');
  const [search, setSearch] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const [isHanding, setIsHanding] = useState(false);
  const snapshot = useSaveSnapshot(reference);
  const closeHanding = () => setIsHanding(false);

  // The case keeps one checklist; it may be that of another arrangement.
  const { createdOn } = saved.salesArrangementId === salesArrangementId ? saved : {};
  const view = createdOn !== undefined && search.get('view') === 'handed' ? 'handed' : 'current';
  const shown = byCategory(view === 'handed' ? saved.items : items);
  const progress = deliveredCount(items);
  // The same list is not handed over twice.
  const isHandedOver = createdOn !== undefined && changesSince(saved.items, items).length === 0;
  const isReadOnly = locked !== undefined || view === 'handed';

  return (
    <Page
      title={t('checklist.title')}
      state={<ArrangementStateChip arrangement={arrangement} />}
      actions={
        locked === undefined && (
          <>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
              {t('checklist.add.title')}
            </Button>
            <Button
              type="primary"
              icon={<SendOutlined aria-hidden />}
              disabled={items.length === 0 || isHandedOver}
              onClick={() => setIsHanding(true)}
            >
              {t('checklist.snapshot.keep')}
            </Button>
          </>
        )
      }
    >
      <LockedStep reason={locked} />
      <ChangedMeanwhile
        change={snapshot}
        title={t('checklist.conflict.title')}
        hint={t('checklist.conflict.hint')}
      />
      <div className="checklist-head">
        {createdOn !== undefined && (
          <FilterTabs
            label={t('checklist.views')}
            items={views.map((key) => ({ key, label: t(`checklist.view.${key}`) }))}
            activeKey={view}
            onChange={(key) =>
              setSearch(key === 'handed' ? { view: key } : {}, { preventScrollReset: true })
            }
          />
        )}
        <Progress {...progress} label={t('checklist.progress', progress)} />
      </div>
      {createdOn !== undefined && (
        <SnapshotChanges
          createdOn={createdOn}
          createdBy={saved.createdBy}
          handed={saved.items}
          current={items}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<UnorderedListOutlined />}
          title={t('checklist.empty')}
          description={t('checklist.emptyText')}
        />
      )}
      <div className="checklist-groups">
        {shown.map(({ category, items: inGroup }) => (
          <Section key={category} title={category}>
            <ul className="checklist">
              {inGroup.map((item) =>
                isReadOnly ? (
                  <li key={item.checklistItemId} className="checklist-item">
                    <ItemFacts caseId={reference.caseId} item={item} />
                    <ItemStateChip state={item.state} isMandatory={item.isMandatory} />
                  </li>
                ) : (
                  <ItemRow key={item.checklistItemId} reference={reference} item={item} />
                ),
              )}
            </ul>
          </Section>
        ))}
      </div>
      <ConfirmDialog
        open={isHanding}
        title={t('checklist.snapshot.question')}
        confirmLabel={t('checklist.snapshot.keep')}
        cancelLabel={t('checklist.snapshot.notYet')}
        loading={snapshot.isRunning}
        onConfirm={() => snapshot.run(undefined, { onDone: closeHanding, onRefused: closeHanding })}
        onCancel={closeHanding}
      >
        {t('checklist.snapshot.consequence', { count: items.length })}
      </ConfirmDialog>
      {isAdding && (
        <AddItemDialog
          reference={reference}
          categories={byCategory(items).map(({ category }) => category)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Page>
  );
}

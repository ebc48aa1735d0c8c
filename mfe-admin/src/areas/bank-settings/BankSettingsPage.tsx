import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Highlight } from '@advisor/ui/components/Highlight';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { Page } from '@advisor/ui/components/Page';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Section } from '@advisor/ui/components/Section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValueText } from '../../values/use-value-text';
import { bankSettingsQuery } from './bank-settings.queries';
import { ChangedAt } from './ChangedAt';
import { findSettings, type SettingsGroup } from './find-settings';
import { SettingValues } from './SettingValues';
import './bank-settings.css';

/** What the bank decides in this product; nothing of it is changed here. */
export default function BankSettingsPage() {
  const { t } = useTranslation('admin-bank-settings');
  const { data } = usePrefetchedQuery(bankSettingsQuery());
  const [query, setQuery] = useState('');
  const found = findSettings(data, query);
  const count = found.reduce((sum, { settings }) => sum + settings.length, 0);
  return (
    <Page title={t('title')} description={t('description')}>
      <SearchInput
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={query}
        onSearch={setQuery}
      />
      <LiveRegion>{t('search.found', { count })}</LiveRegion>
      {found.length === 0 && (
        <EmptyState title={t('search.none')} description={t('search.noneText')} />
      )}
      {found.map((group) => (
        <Group key={group.title} group={group} query={query} />
      ))}
    </Page>
  );
}

function Group({ group: { title, settings }, query }: { group: SettingsGroup; query: string }) {
  const { t } = useTranslation('admin-bank-settings');
  const textOf = useValueText();
  return (
    <Section title={title}>
      <PlainTable
        label={title}
        className="bank-settings__table"
        narrow="list"
        rows={settings}
        rowKey={({ key }) => key}
        columns={[
          {
            title: t('column.name'),
            isText: true,
            render: ({ name, works }) => (
              <div>
                <Highlight text={name} query={query} />
                <div className="adv-muted">
                  <Highlight text={works} query={query} />
                </div>
              </div>
            ),
          },
          {
            title: t('column.value'),
            isText: true,
            render: (setting) => <SettingValues setting={setting} />,
          },
          {
            title: t('column.initial'),
            isText: true,
            render: ({ initial, unit }) => textOf(initial, unit, '–'),
          },
          {
            title: t('column.changed'),
            isText: true,
            render: (setting) => <ChangedAt setting={setting} />,
          },
        ]}
      />
    </Section>
  );
}

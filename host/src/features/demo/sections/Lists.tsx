import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { Highlight } from '@advisor/ui/components/Highlight';
import { LoadMore } from '@advisor/ui/components/LoadMore';
import { ScrollList } from '@advisor/ui/components/ScrollList';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Section } from '@advisor/ui/components/Section';
import { VirtualList } from '@advisor/ui/components/VirtualList';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const pageSize = 10;
const rowHeight = 40;
const surnames = ['Dvořáková', 'Říha', 'Černý', 'Šťastná', 'Nováková'];

const clients = Array.from({ length: 4 * pageSize }, (_, index) => ({
  caseId: 3_000_001 + index,
  name: `${surnames[index % surnames.length]} ${index + 1}`,
}));

const stay = () => undefined;

/** What a list is filtered, searched, shown and prolonged with. */
export function Lists() {
  const { t } = useTranslation('demo');
  const [filter, setFilter] = useState('all');
  const [query, setQuery] = useState('');
  const [loaded, setLoaded] = useState(pageSize);
  return (
    <>
      <FilterTabs
        label={t('lists.filters')}
        activeKey={filter}
        onChange={setFilter}
        items={[
          { key: 'all', label: t('lists.all'), count: 1_284 },
          { key: 'signing', label: t('lists.signing'), count: 0 },
          { key: 'drawing', label: t('lists.drawing') },
        ]}
      />
      <SearchInput
        label={t('lists.search')}
        placeholder={t('lists.placeholder')}
        value={query}
        onSearch={setQuery}
      />
      <SearchInput
        label={t('lists.searching')}
        placeholder={t('lists.searching')}
        shortcut="."
        value="Dvo"
        onSearch={stay}
        busy
      />
      <VirtualList
        label={t('lists.clients')}
        items={clients.slice(0, loaded)}
        getKey={({ caseId }) => caseId}
        estimateHeight={rowHeight}
        renderItem={({ caseId, name }) => (
          <div className="adv-actions" style={{ minHeight: rowHeight }}>
            <a href={`#${caseId}`}>
              <Highlight text={name} query={query} />
            </a>
            <span className="adv-muted">{caseId}</span>
          </div>
        )}
      />
      <ScrollList
        label={t('lists.boxed')}
        items={clients}
        getKey={({ caseId }) => caseId}
        rowHeight={rowHeight}
        head={<strong>{t('lists.clients')}</strong>}
        renderItem={({ name }) => <div style={{ height: rowHeight }}>{name}</div>}
      />
      <LoadMore
        loaded={loaded}
        total={clients.length}
        hasMore={loaded < clients.length}
        loading={false}
        onLoadMore={() => setLoaded(loaded + pageSize)}
      />
      <Section level="inner" title={t('lists.more')}>
        <LoadMore loaded={20} hasMore loading={false} onLoadMore={stay} />
        <LoadMore loaded={20} total={184} hasMore loading onLoadMore={stay} />
        <LoadMore loaded={184} total={184} hasMore={false} loading={false} onLoadMore={stay} />
      </Section>
    </>
  );
}

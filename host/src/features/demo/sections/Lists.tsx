import { formatMonth } from '@advisor/i18n/format';
import { FilterTabs } from '@advisor/ui/components/FilterTabs';
import { LoadMore } from '@advisor/ui/components/LoadMore';
import { Money } from '@advisor/ui/components/Money';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import { SearchInput } from '@advisor/ui/components/SearchInput';
import { Section } from '@advisor/ui/components/Section';
import type { ColumnsType } from '@advisor/ui/data';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Instalment {
  month: string;
  principal: number;
  interest: number;
  balance: number;
}

const instalments: Instalment[] = Array.from({ length: 24 }, (_, index) => ({
  month: `${2027 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`,
  principal: 6_200 + index * 23.5,
  interest: 11_800 - index * 23.5,
  balance: 3_200_000 - index * 6_400,
}));

const pageSize = 10;

export function Lists() {
  const { t } = useTranslation('demo');
  const [filter, setFilter] = useState('all');
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState(pageSize);
  const columns: ColumnsType<Instalment> = [
    {
      key: 'month',
      title: t('lists.month'),
      render: (_, { month }) => formatMonth(month),
      sorter: (a, b) => a.month.localeCompare(b.month),
    },
    ...(['principal', 'interest', 'balance'] as const).map((name) => ({
      key: name,
      title: t(`lists.${name}`),
      align: 'end' as const,
      sorter: (a: Instalment, b: Instalment) => a[name] - b[name],
      render: (_: unknown, row: Instalment) => <Money value={row[name]} decimals={2} />,
    })),
  ];
  return (
    <>
      <FilterTabs
        label={t('lists.filters')}
        activeKey={filter}
        onChange={setFilter}
        items={[
          { key: 'all', label: t('lists.all'), count: 1_284 },
          { key: 'signing', label: t('lists.signing'), count: 12 },
          { key: 'drawing', label: t('lists.drawing') },
        ]}
      />
      <SearchInput
        label={t('lists.search')}
        placeholder={t('lists.placeholder')}
        value={text}
        onSearch={setText}
      />
      <Section level="inner" title={t('lists.table')}>
        <QueryTable label={t('lists.table')} columns={columns} rows={instalments} rowKey="month" />
      </Section>
      <LoadMore
        loaded={loaded}
        total={3 * pageSize}
        hasMore={loaded < 3 * pageSize}
        loading={false}
        onLoadMore={() => setLoaded(loaded + pageSize)}
      />
    </>
  );
}

import { formatMonth } from '@advisor/i18n/format';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Money } from '@advisor/ui/components/Money';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import { Section } from '@advisor/ui/components/Section';
import type { ColumnsType } from '@advisor/ui/data';
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

const shownWhileLoading = 3;

/** The table with rows, while it loads, and without any. */
export function Tables() {
  const { t } = useTranslation('demo');
  const amounts = ['principal', 'interest', 'balance'] as const;
  const columns: ColumnsType<Instalment> = [
    {
      key: 'month',
      title: t('tables.month'),
      render: (_, { month }) => formatMonth(month),
      sorter: (a, b) => a.month.localeCompare(b.month),
    },
    ...amounts.map((name) => ({
      key: name,
      title: t(`tables.${name}`),
      align: 'end' as const,
      sorter: (a: Instalment, b: Instalment) => a[name] - b[name],
      render: (_: unknown, row: Instalment) => <Money value={row[name]} decimals={2} />,
    })),
  ];
  const table = { columns, rowKey: 'month' } as const;
  return (
    <>
      <Section level="inner" title={t('tables.rows')}>
        <QueryTable {...table} label={t('tables.rows')} rows={instalments} />
      </Section>
      <Section level="inner" title={t('tables.plain')}>
        <PlainTable
          narrow="over"
          label={t('tables.plain')}
          rows={instalments.slice(0, shownWhileLoading)}
          rowKey={({ month }) => month}
          columns={[
            { title: t('tables.month'), render: ({ month }) => formatMonth(month) },
            ...amounts.map((name) => ({
              title: t(`tables.${name}`),
              render: (row: Instalment) => <Money value={row[name]} decimals={2} />,
            })),
          ]}
        />
      </Section>
      <Section level="inner" title={t('tables.loading')}>
        <QueryTable
          {...table}
          label={t('tables.loading')}
          urlPrefix="loading"
          rows={instalments.slice(0, shownWhileLoading)}
          loading
        />
      </Section>
      <Section level="inner" title={t('tables.empty')}>
        <QueryTable
          {...table}
          label={t('tables.empty')}
          urlPrefix="empty"
          rows={[]}
          empty={<EmptyState title={t('tables.none')} />}
        />
      </Section>
    </>
  );
}

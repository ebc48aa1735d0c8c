import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import type { ColumnsType } from '@advisor/ui/data';
import { useTranslation } from 'react-i18next';
import { hostPart, usePartHealthStore } from '../../../diagnostics/part-health';
import { useHost } from '../../../host-context';
import { partRows, type Health, type PartRow } from './parts';
import { addPartsTexts } from './texts';

addPartsTexts();

const tones: Record<Health, Tone> = {
  off: 'warning',
  notAsked: 'neutral',
  loading: 'progress',
  loaded: 'success',
  unavailable: 'error',
  contract: 'error',
  cancelled: 'warning',
};

function HealthChips({ health, errors }: Pick<PartRow, 'health' | 'errors'>) {
  const { t } = useTranslation('parts');
  const failed = errors > 0 && health === 'loaded';
  return failed ? (
    <StatusChip tone="error" label={t('health.errors', { count: errors })} />
  ) : (
    <StatusChip tone={tones[health]} label={t(`health.${health}`)} />
  );
}

/** Every part in this browser: its version, since when, how fast and how it is. */
export function PartsTable() {
  const { t } = useTranslation('parts');
  const { registry } = useHost();
  const rows = partRows(registry, usePartHealthStore());
  const columns: ColumnsType<PartRow> = [
    {
      key: 'part',
      title: t('column.part'),
      sorter: (a, b) => a.name.localeCompare(b.name),
      render: (_, { name }) => <strong>{name === hostPart ? t('host') : name}</strong>,
    },
    {
      key: 'health',
      title: t('column.health'),
      render: (_, row) => <HealthChips {...row} />,
    },
    {
      key: 'version',
      title: t('column.version'),
      render: (_, { version }) => version ?? t('unknownVersion'),
    },
    {
      key: 'channel',
      title: t('column.channel'),
      render: (_, { channel }) => t(`channel.${channel}`),
    },
    {
      key: 'since',
      title: t('column.since'),
      render: (_, { since }) => <DateText value={since} as="dateTime" />,
    },
    {
      key: 'load',
      title: t('column.load'),
      align: 'end',
      sorter: (a, b) => (a.loadMs ?? 0) - (b.loadMs ?? 0),
      render: (_, { loadMs }) =>
        loadMs === undefined ? '–' : t('milliseconds', { value: Math.round(loadMs) }),
    },
  ];
  return (
    <Section title={t('title')}>
      <QueryTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey="name"
        pageSize={rows.length}
        empty={<EmptyState title={t('none')} />}
      />
    </Section>
  );
}

import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { vitalNames } from '@advisor/contracts/diagnostics/report-form';
import type { CallResponse } from '@advisor/contracts/operation';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import type { ColumnsType } from '@advisor/ui/data';
import { useTranslation } from 'react-i18next';
import { speedRows, type SpeedRow } from './speed-rows';
import { usePartColumns } from './use-part-columns';

const scoreFormat = new Intl.NumberFormat('cs', { maximumFractionDigits: 3 });

interface VitalsTableProps {
  vitals: CallResponse<typeof diagnosticsCalls.summary>['vitals'];
}

/** How fast each version of each part is for three quarters of its users. */
export function VitalsTable({ vitals }: VitalsTableProps) {
  const { t } = useTranslation('admin-state');
  const partColumns = usePartColumns<SpeedRow>();
  const columns: ColumnsType<SpeedRow> = [
    ...partColumns,
    ...vitalNames.map((name) => ({
      key: name,
      title: t(`vitals.${name}`),
      align: 'end' as const,
      render: (_: unknown, { p75 }: SpeedRow) => {
        const value = p75[name];
        if (value === undefined) return '–';
        return name === 'CLS'
          ? scoreFormat.format(value)
          : t('milliseconds', { value: Math.round(value) });
      },
    })),
    { key: 'samples', title: t('column.samples'), dataIndex: 'samples', align: 'end' },
  ];
  return (
    <>
      <p className="adv-muted">{t('vitals.description')}</p>
      <QueryTable
        label={t('vitals.title')}
        columns={columns}
        rows={speedRows(vitals)}
        rowKey={({ part, version, channel }) => `${part} ${version} ${channel}`}
        urlPrefix="vitals"
        empty={<EmptyState title={t('vitals.none')} description={t('vitals.noneText')} />}
      />
    </>
  );
}

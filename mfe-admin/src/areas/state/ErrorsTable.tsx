import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { DateText } from '@advisor/ui/components/DateText';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import type { ColumnsType } from '@advisor/ui/data';
import { useTranslation } from 'react-i18next';
import { usePartColumns } from './use-part-columns';

type ReportedError = CallResponse<typeof diagnosticsCalls.summary>['errors'][number];

const keyOf = (error: ReportedError): string =>
  JSON.stringify({ ...error, count: 0, lastSeenOn: '' });

interface ErrorsTableProps {
  errors: readonly ReportedError[];
}

/** What went wrong in browsers, the latest first. */
export function ErrorsTable({ errors }: ErrorsTableProps) {
  const { t } = useTranslation('admin-state');
  const partColumns = usePartColumns<ReportedError>();
  const columns: ColumnsType<ReportedError> = [
    {
      key: 'lastSeen',
      title: t('column.lastSeen'),
      sorter: (a, b) => a.lastSeenOn.localeCompare(b.lastSeenOn),
      render: (_, { lastSeenOn }) => <DateText value={lastSeenOn} as="relative" />,
    },
    ...partColumns,
    {
      key: 'error',
      title: t('column.error'),
      render: (_, { name, fingerprint, origin }) =>
        `${name} ${fingerprint}, ${t(`origin.${origin}`)}`,
    },
    { key: 'route', title: t('column.route'), dataIndex: 'route' },
    {
      key: 'place',
      title: t('column.place'),
      // The folder is the part and its version.
      render: (_, { frames: [innermost = ''] }) => innermost.split('/').at(-1) || '–',
    },
    {
      key: 'count',
      title: t('column.count'),
      dataIndex: 'count',
      align: 'end',
      sorter: (a, b) => a.count - b.count,
    },
  ];
  return (
    <QueryTable
      label={t('errors.title')}
      columns={columns}
      rows={errors}
      rowKey={keyOf}
      urlPrefix="errors"
      empty={<EmptyState title={t('errors.none')} description={t('errors.noneText')} />}
    />
  );
}

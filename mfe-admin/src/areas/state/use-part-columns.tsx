import type { BrowserErrorReport } from '@advisor/contracts/diagnostics/endpoints';
import type { ColumnsType } from '@advisor/ui/data';
import { useTranslation } from 'react-i18next';
import { PartName } from './PartName';

/** Which part of the product, in which version and for whom. */
export function usePartColumns<
  Row extends Pick<BrowserErrorReport, 'part' | 'version' | 'channel'>,
>(): ColumnsType<Row> {
  const { t } = useTranslation('admin-state');
  return [
    {
      key: 'part',
      title: t('column.part'),
      sorter: (a, b) => a.part.localeCompare(b.part),
      render: (_, { part }) => <PartName name={part} />,
    },
    { key: 'version', title: t('column.version'), dataIndex: 'version' },
    {
      key: 'channel',
      title: t('column.channel'),
      render: (_, { channel }) => t(`channel.${channel}`),
    },
  ];
}

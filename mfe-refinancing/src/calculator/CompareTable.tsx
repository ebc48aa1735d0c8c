import { PlainTable } from '@advisor/ui/components/PlainTable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../process/texts';

export interface CompareLine {
  label: string;
  /** Under the name. */
  note?: ReactNode;
  /** In the order of the columns. */
  values: readonly ReactNode[];
}

interface CompareTableProps {
  /** Name of the table for screen readers. */
  label: string;
  /** Head of the first column, 'Údaj' unless it is said. */
  of?: string;
  columns: readonly string[];
  lines: readonly CompareLine[];
}

/** Numbers side by side; on a narrow screen it scrolls inside itself. */
export function CompareTable({ label, of, columns, lines }: CompareTableProps) {
  const { t } = useTranslation('refinancing-process');
  return (
    <PlainTable
      label={label}
      narrow="over"
      rows={lines}
      rowKey={(line) => line.label}
      columns={[
        {
          title: of ?? t('compareOf'),
          render: (line: CompareLine) => (
            <>
              {line.label}
              {line.note && <small>{line.note}</small>}
            </>
          ),
        },
        ...columns.map((title, at) => ({
          title,
          render: ({ values }: CompareLine) => values[at],
        })),
      ]}
    />
  );
}

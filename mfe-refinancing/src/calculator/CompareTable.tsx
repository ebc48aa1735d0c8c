import type { ReactNode } from 'react';
import './calculator.css';

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
  /** Head of the first column. */
  of: string;
  columns: readonly string[];
  lines: readonly CompareLine[];
}

/** A box that scrolls takes the focus: whoever has no mouse scrolls by the arrow keys. */
const byKeyboard = { tabIndex: 0 };

/** Numbers side by side; on a narrow screen it scrolls inside itself. */
export function CompareTable({ label, of, columns, lines }: CompareTableProps) {
  return (
    <div className="calculator-scroll" {...byKeyboard}>
      <table className="calculator-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">
                {line.label}
                {line.note && <small>{line.note}</small>}
              </th>
              {line.values.map((value, at) => (
                <td key={columns[at]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

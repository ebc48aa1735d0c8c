/* oxlint-disable react/no-array-index-key -- The text of a document never changes. */

interface DocumentTableProps {
  /** The first one is the head. */
  rows: readonly (readonly string[])[];
}

/**
 * A table of a document; where there is no room for columns each row is a list.
 */
export function DocumentTable({ rows }: DocumentTableProps) {
  const head = rows[0] ?? [];
  return (
    <table>
      <thead>
        <tr>
          {head.map((text, column) => (
            <th key={column} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(1).map((cells, row) => (
          <tr key={row}>
            {cells.map((text, column) =>
              column === 0 ? (
                <th key={column} scope="row" data-label={head[column]}>
                  {text}
                </th>
              ) : (
                <td key={column} data-label={head[column]}>
                  {text}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

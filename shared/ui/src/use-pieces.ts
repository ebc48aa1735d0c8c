import { startTransition, useEffect, useState } from 'react';

/**
 * A long list piece by piece, so that showing all of it is no one long task.
 * @param size rows that come at once; the first of them at the first render
 */
export function usePieces<Row>(rows: readonly Row[], size: number): readonly Row[] {
  const [count, setCount] = useState(size);
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + size));
  }, [isWhole, count, size]);
  return isWhole ? rows : rows.slice(0, count);
}

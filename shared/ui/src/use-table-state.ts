import { useSearchParams } from 'react-router-dom';

export interface TableSort {
  /** Key of the column. */
  column: string;
  descending: boolean;
}

export interface TableState {
  /** From 1. */
  page: number;
  sort: TableSort | undefined;
}

const readSort = (text: string): TableSort | undefined =>
  text === ''
    ? undefined
    : text.startsWith('-')
      ? { column: text.slice(1), descending: true }
      : { column: text, descending: false };

const writeSort = (sort: TableSort | undefined): string =>
  sort === undefined ? '' : (sort.descending ? '-' : '') + sort.column;

/**
 * Page and sort of a table in the URL: `?page=2&sort=-amount`.
 * @param defaults what the URL leaves out
 * @param prefix of the parameters, where a screen has more tables than one
 */
export function useTableState(
  defaults: Partial<TableState> = {},
  prefix = '',
): [TableState, (next: Partial<TableState>) => void] {
  const [params, setParams] = useSearchParams();
  const pageName = `${prefix}page`;
  const sortName = `${prefix}sort`;
  const page = Number(params.get(pageName));
  const sort = params.get(sortName);
  const state: TableState = {
    page: Number.isInteger(page) && page > 0 ? page : (defaults.page ?? 1),
    sort: sort === null ? defaults.sort : readSort(sort),
  };

  const change = (next: Partial<TableState>) => {
    const { page: nextPage, sort: nextSort } = { ...state, ...next };
    setParams(
      (known) => {
        const changed = new URLSearchParams(known);
        if (nextPage === (defaults.page ?? 1)) changed.delete(pageName);
        else changed.set(pageName, String(nextPage));
        if (writeSort(nextSort) === writeSort(defaults.sort)) changed.delete(sortName);
        else changed.set(sortName, writeSort(nextSort));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [state, change];
}

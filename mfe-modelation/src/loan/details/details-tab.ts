import { useSearchParams } from 'react-router-dom';

/** Views of a result, in their order; the first one is shown unless the URL says another. */
export const detailsTabs = ['chart', 'schedule', 'explanation'] as const;
export type DetailsTab = (typeof detailsTabs)[number];

const parameter = 'view';

/** The open view, kept in the URL. */
export function useDetailsTab(): [DetailsTab, (tab: DetailsTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab = detailsTabs.find((each) => each === params.get(parameter)) ?? detailsTabs[0];
  const open = (next: DetailsTab) =>
    setParams(
      (known) => {
        const changed = new URLSearchParams(known);
        if (next === detailsTabs[0]) changed.delete(parameter);
        else changed.set(parameter, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [tab, open];
}

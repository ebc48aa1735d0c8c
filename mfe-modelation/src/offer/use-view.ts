import { useSearchParams } from 'react-router-dom';

const parameter = 'view';

/** The open one of several views, kept in the URL; the first one unless it says another. */
export function useView<View extends string>(
  views: readonly [View, ...View[]],
): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const view = views.find((each) => each === params.get(parameter)) ?? views[0];
  const open = (next: View) =>
    setParams(
      (known) => {
        const changed = new URLSearchParams(known);
        if (next === views[0]) changed.delete(parameter);
        else changed.set(parameter, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [view, open];
}

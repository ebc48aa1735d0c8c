import { useEffect, useState, type ComponentProps } from 'react';
import type { RouterProvider } from 'react-router-dom';

type Router = ComponentProps<typeof RouterProvider>['router'];

/**
 * Key of the location at which the page is opened: where the router stands once it has started, since
 * the loader of the address may lead on to another one.
 */
export function useFirstKey(router: Router): string {
  const [key, setKey] = useState(() => router.state.location.key);
  useEffect(() => {
    const take = ({ initialized, location }: Router['state']) => {
      if (!initialized) return;
      setKey(location.key);
      end();
    };
    const end = router.subscribe(take);
    // It may have started before the first drawing.
    take(router.state);
    return end;
  }, [router]);
  return key;
}

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { FailureOutletContext } from '@advisor/ui/failure-outlet';
import { ThemeProvider } from '@advisor/ui/components/ThemeProvider';
import { observeFailure } from '@advisor/api-client/diagnostics/observed-failures';
import { dialogOutlets } from './errors/dialog-outlets';
import { HostProvider, type HostValue } from './host-context';
import { LoadingIndicator } from './loading/LoadingIndicator';
import { useFirstKey } from './use-first-key';
import '@advisor/ui/styles.css';
import './host.css';

interface AppProps {
  queryClient: QueryClient;
  router: ComponentProps<typeof RouterProvider>['router'];
  host: Omit<HostValue, 'router' | 'firstKey'>;
}

type RouterErrorHandler = ComponentProps<typeof RouterProvider>['onError'];

/** What a loader throws reaches nobody else; errors in rendering come from React itself. */
const observeLoaders: RouterErrorHandler = (error, { errorInfo }) => {
  if (!errorInfo) observeFailure(error, 'loader');
};

/** The providers of the page, each of them once. */
export function App({ queryClient, router, host }: AppProps) {
  const firstKey = useFirstKey(router);
  const value = useMemo(() => ({ ...host, router, firstKey }), [host, router, firstKey]);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <HostProvider value={value}>
          <FailureOutletContext value={dialogOutlets}>
            <LoadingIndicator />
            <RouterProvider router={router} onError={observeLoaders} />
          </FailureOutletContext>
        </HostProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

import { ErrorState } from '@advisor/ui/components/ErrorState';
import { useRemoteFailureText } from '../errors/remote-failure-text';
import { useRetryAfterOffline } from '../errors/use-retry-after-offline';
import { canLoadAgain, type RemoteLoadError } from './remote-loader';

interface RemoteSlotFailureProps {
  error: RemoteLoadError;
  onRetry: () => void;
}

/** Stands in the place of a slot's filling that could not be loaded. */
export function RemoteSlotFailure({ error, onRetry }: RemoteSlotFailureProps) {
  const title = useRemoteFailureText(error);
  const retry = canLoadAgain(error) ? onRetry : undefined;
  useRetryAfterOffline(retry);
  return <ErrorState title={title} onRetry={retry} />;
}

import { ErrorState } from '@advisor/ui/components/ErrorState';
import { useRemoteFailureText } from '../errors/remote-failure-text';
import { canLoadAgain, type RemoteLoadError } from './remote-loader';

interface RemoteSlotFailureProps {
  error: RemoteLoadError;
  onRetry: () => void;
}

/** Stands in the place of a slot's filling that could not be loaded. */
export function RemoteSlotFailure({ error, onRetry }: RemoteSlotFailureProps) {
  return (
    <ErrorState
      title={useRemoteFailureText(error)}
      onRetry={canLoadAgain(error) ? onRetry : undefined}
    />
  );
}

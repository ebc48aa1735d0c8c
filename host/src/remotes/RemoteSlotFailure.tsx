import { useTranslation } from 'react-i18next';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { remoteFailureText } from '../errors/remote-failure-text';
import type { RemoteLoadError } from './remote-loader';

interface RemoteSlotFailureProps {
  error: RemoteLoadError;
  onRetry: () => void;
}

/** Stands in the place of a slot's filling that could not be loaded. */
export function RemoteSlotFailure({ error, onRetry }: RemoteSlotFailureProps) {
  const { t } = useTranslation('host');
  return (
    <ErrorState
      title={t(remoteFailureText[error.reason])}
      onRetry={error.reason === 'unavailable' ? onRetry : undefined}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import type { RemoteLoadError } from './remote-loader';

interface RemoteSlotFailureProps {
  error: RemoteLoadError;
  onRetry: () => void;
}

/** Stands in the place of a slot's filling that could not be loaded. */
export function RemoteSlotFailure({ error, onRetry }: RemoteSlotFailureProps) {
  const { t } = useTranslation('host');
  const isIncompatible = error.reason === 'contract';
  return (
    <ErrorState
      title={t(isIncompatible ? 'error.remote.incompatible' : 'error.remote.text')}
      onRetry={isIncompatible ? undefined : onRetry}
    />
  );
}

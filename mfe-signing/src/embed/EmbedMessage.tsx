import { ErrorState } from '@advisor/ui/components/ErrorState';
import { useTranslation } from 'react-i18next';
import type { FrameRefusal } from './frame';

interface EmbedMessageProps {
  reason: FrameRefusal | 'sessionMissing' | 'unavailable';
  traceId?: string | undefined;
  onRetry?: () => void;
}

/** Why there is no signing here, and who can do something about it. */
export function EmbedMessage({ reason, traceId, onRetry }: EmbedMessageProps) {
  const { t } = useTranslation('signing');
  return (
    <ErrorState
      title={t(`embed.${reason}.title`)}
      message={t(`embed.${reason}.text`)}
      traceId={traceId}
      onRetry={onRetry}
    />
  );
}

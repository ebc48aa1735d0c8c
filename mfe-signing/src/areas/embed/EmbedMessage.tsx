import { CopyText } from '@advisor/ui/components/CopyText';
import { CloseCircleOutlined, ReloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { CardButton } from '../../card/CardButton';
import type { FrameRefusal } from './frame';
import type { MissingReason } from './frame-session';

interface EmbedMessageProps {
  reason: FrameRefusal | MissingReason | 'unavailable' | 'crashed';
  traceId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Where signing works instead. */
  elsewhere?: string | undefined;
}

/**
 * Why there is no signing here, and who can do something about it. Looks like `ErrorState`, whose
 * button would bring antd into the frame.
 */
export function EmbedMessage({ reason, traceId, onRetry, elsewhere }: EmbedMessageProps) {
  const { t } = useTranslation('signing-embed');
  const { t: tCommon } = useTranslation();
  return (
    <div className="adv-state adv-state--error" role="alert">
      <span className="adv-state__icon" aria-hidden>
        <CloseCircleOutlined />
      </span>
      <h1 className="adv-state__title">{t(`embed.${reason}.title`)}</h1>
      <p className="adv-state__text">{t(`embed.${reason}.text`)}</p>
      {traceId && (
        <p className="adv-trace">
          {tCommon('error.traceId')}{' '}
          <CopyText text={traceId} label={tCommon('error.traceIdName')} />
        </p>
      )}
      {elsewhere && (
        <p className="adv-state__text">
          <a href={elsewhere} target="_blank" rel="noopener noreferrer">
            {t('embed.elsewhere')}
          </a>
        </p>
      )}
      {onRetry && (
        <CardButton icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
          {tCommon('action.retry')}
        </CardButton>
      )}
    </div>
  );
}

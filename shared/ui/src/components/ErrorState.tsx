import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../core';
import { CloseCircleOutlined, ReloadOutlined } from '../icons';
import { CopyText } from './CopyText';

interface ErrorStateProps {
  /** 'Něco se nepovedlo' by default. */
  title?: string;
  message?: ReactNode;
  traceId?: string | undefined;
  /** Shows 'Zkusit znovu'. */
  onRetry?: (() => void) | undefined;
  /** Besides retry, for example a link back. */
  action?: ReactNode;
}

/** A failure in the place of the content that could not be shown. */
export function ErrorState({ title, message, traceId, onRetry, action }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className="adv-state adv-state--error" role="alert">
      <span className="adv-state__icon" aria-hidden>
        <CloseCircleOutlined />
      </span>
      <p className="adv-state__title">{title ?? t('error.title')}</p>
      {message && <p className="adv-state__text">{message}</p>}
      {traceId && (
        <p className="adv-trace">
          {t('error.traceId')} <CopyText text={traceId} label={t('error.traceIdName')} />
        </p>
      )}
      {(onRetry ?? action) && (
        <div className="adv-actions">
          {action}
          {onRetry && (
            <Button icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

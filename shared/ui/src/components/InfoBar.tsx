import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  CloseOutlined,
  InfoCircleOutlined,
  WarningOutlined,
} from '../icons';
import { CopyText } from './CopyText';

export type InfoSeverity = 'error' | 'warning' | 'info' | 'success';

const severityIcon: Record<InfoSeverity, ReactNode> = {
  error: <CloseCircleOutlined />,
  warning: <WarningOutlined />,
  info: <InfoCircleOutlined />,
  success: <CheckCircleOutlined />,
};

interface InfoBarProps {
  severity: InfoSeverity;
  title: ReactNode;
  /** Instead of the severity's own icon. */
  icon?: ReactNode;
  description?: ReactNode;
  traceId?: string | undefined;
  /** A button or link, right. */
  action?: ReactNode;
  /** Shows the close button. */
  onClose?: (() => void) | undefined;
}

/** A banner over the content. An error interrupts a screen reader, the rest waits. */
export function InfoBar({
  severity,
  title,
  icon,
  description,
  traceId,
  action,
  onClose,
}: InfoBarProps) {
  const { t } = useTranslation();
  return (
    <div
      className={`adv-bar adv-tone-${severity}`}
      role={severity === 'error' ? 'alert' : 'status'}
      data-severity={severity}
    >
      <span className="adv-bar__icon" aria-hidden>
        {icon ?? severityIcon[severity]}
      </span>
      <div className="adv-bar__body">
        <p className="adv-bar__title">
          <span className="adv-hidden">{t(`severity.${severity}`)}: </span>
          {title}
        </p>
        {description && <div className="adv-bar__text">{description}</div>}
        {traceId && (
          <p className="adv-trace">
            {t('error.traceId')} <CopyText text={traceId} label={t('error.traceIdName')} />
          </p>
        )}
      </div>
      {action && <div className="adv-bar__action">{action}</div>}
      {onClose && (
        <button
          type="button"
          className="adv-icon-button"
          aria-label={t('action.close')}
          onClick={onClose}
        >
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}

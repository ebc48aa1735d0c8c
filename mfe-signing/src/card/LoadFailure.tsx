import { CloseCircleOutlined, ReloadOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { DocumentNotPrepared } from '../service/signatures.queries';
import { CardButton } from './CardButton';
import { useFailureText } from './FailureDialog';

interface LoadFailureProps {
  error: unknown;
  /** What could not be read; the signatures by default. */
  title?: string;
  onRetry: () => void;
}

/** In the place of the signatures that could not be read. */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const { t } = useTranslation(['signing', 'common']);
  const toText = useFailureText();
  return (
    <div className="adv-state adv-state--error">
      <span className="adv-state__icon" aria-hidden>
        <CloseCircleOutlined />
      </span>
      <p className="adv-state__title">
        {error instanceof DocumentNotPrepared
          ? t('card.notPrepared')
          : (title ?? t('card.loadFailed'))}
      </p>
      <p className="adv-state__text">{toText(error)}</p>
      <CardButton icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
        {t('common:action.retry')}
      </CardButton>
    </div>
  );
}

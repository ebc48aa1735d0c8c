import { isApiError } from '@advisor/api-client/api-error';
import { WarningOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { LiveAnswer } from './use-live-answer';

/** Says that the numbers are not of what stands in the form, and why. */
export function StaleNotice({
  state,
  error,
  retry,
}: Pick<LiveAnswer<unknown>, 'state' | 'error' | 'retry'>) {
  const { t } = useTranslation('modelation');
  const isAway = isApiError(error) && (error.isServerAway || error.kind === 'timeout');
  return (
    <output className="modelation-stale">
      {state === 'incomplete' && (
        <>
          <WarningOutlined aria-hidden /> {t('result.incomplete')}
        </>
      )}
      {state === 'failed' && (
        <>
          <WarningOutlined aria-hidden /> {t(isAway ? 'result.away' : 'result.failed')}{' '}
          <button type="button" className="adv-link" onClick={() => void retry()}>
            {t('result.retry')}
          </button>
        </>
      )}
    </output>
  );
}

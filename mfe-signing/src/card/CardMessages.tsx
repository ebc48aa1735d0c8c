import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { messageSeverity } from '../signatures/user-message';
import { useFailureText } from './FailureDialog';
import type { Failure } from './use-failure';

interface CardMessagesProps {
  userMessage: Signatures['UserMessage'];
  failure: Failure | undefined;
  /** The state on the screen may be old. */
  isStale: boolean;
  isStartedElsewhere: boolean;
  /** Where the blocked window would have gone. */
  blockedAddress: string | undefined;
  onCloseNotice: () => void;
}

/** Messages above the table. */
export function CardMessages(props: CardMessagesProps) {
  const { userMessage, failure, isStale, isStartedElsewhere, blockedAddress, onCloseNotice } =
    props;
  const { t } = useTranslation('signing');
  const toText = useFailureText();
  return (
    <>
      {userMessage?.Message && (
        <InfoBar severity={messageSeverity(userMessage.Severity)} title={userMessage.Message} />
      )}
      {failure && !failure.isDialogOpen && (
        <InfoBar severity="error" title={t('card.failed')} description={toText(failure.error)} />
      )}
      {isStale && <InfoBar severity="warning" title={t('card.stale')} />}
      {isStartedElsewhere && (
        <InfoBar severity="info" title={t('card.alreadyDone')} onClose={onCloseNotice} />
      )}
      {blockedAddress && (
        <InfoBar
          severity="warning"
          title={t('popup.blocked')}
          action={
            <a href={blockedAddress} target="_blank" rel="noopener noreferrer">
              {t('popup.link')}
            </a>
          }
        />
      )}
    </>
  );
}

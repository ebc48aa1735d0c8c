import { lookDays } from '@advisor/contracts/client-requests/rules';
import { formatDate, formatDateTime, formatFileSize } from '@advisor/i18n/format';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { Button } from '@advisor/ui/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ClientFile,
  type ClientRequest,
  useEndRequest,
  useSendAgain,
} from './requests.queries';

const FileDialog = lazy(() => import('./FileDialog'));

const tones: Record<ClientRequest['state'], Tone> = {
  notSent: 'error',
  sent: 'progress',
  opened: 'progress',
  blocked: 'error',
  expired: 'neutral',
  ended: 'neutral',
};
const fileTones: Record<ClientFile['state'], Tone> = {
  waiting: 'warning',
  accepted: 'success',
  refused: 'neutral',
  removed: 'neutral',
};

interface RequestCardProps {
  caseId: number;
  request: ClientRequest;
  /** A code that is to be told to the client. */
  onCode: (code: string) => void;
}

/** Who was asked for what, until when, how that stands, and what has come. */
export function RequestCard({ caseId, request, onCode }: RequestCardProps) {
  const { t } = useTranslation('client-requests');
  const { personName: name, papers, state, validTo, authorName, createdOn, received } = request;
  const [isEnding, setIsEnding] = useState(false);
  const sendAgain = useSendAgain(caseId, request);
  const end = useEndRequest(caseId, request);
  const isOpen = state !== 'expired' && state !== 'ended';
  const send = () =>
    sendAgain.run(undefined, {
      onDone: ({ code, isSent }) => isSent && code !== undefined && onCode(code),
    });
  return (
    <li className="client-requests__request">
      <div className="client-requests__head">
        <p className="client-requests__who">
          <strong>{name}</strong>
          {isOpen && <span className="adv-muted">{t('until', { day: formatDate(validTo) })}</span>}
        </p>
        <StatusChip tone={tones[state]} label={t(`state.${state}`)} />
      </div>
      <ul className="client-requests__papers">
        {papers.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      {state === 'notSent' && (
        <InfoBar severity="error" title={t('notSent')} description={t('notSentHint')} />
      )}
      {sendAgain.refusal !== undefined && <InfoBar severity="warning" title={sendAgain.refusal} />}
      <Files caseId={caseId} request={request} />
      <div className="client-requests__head">
        <p className="adv-muted">
          {t('author', { name: authorName })}, {formatDateTime(createdOn)}
        </p>
        {isOpen && (
          <div className="adv-actions">
            <Button
              size="small"
              loading={sendAgain.isRunning}
              aria-label={t('sendAgainOf', { name })}
              onClick={send}
            >
              {t('sendAgain')}
            </Button>
            <Button
              size="small"
              aria-label={t('endOf', { name })}
              onClick={() => setIsEnding(true)}
            >
              {t('end')}
            </Button>
          </div>
        )}
      </div>
      {isOpen && received !== undefined && (
        <details className="client-requests__received">
          <summary>{t('received')}</summary>
          {received.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
      <ConfirmDialog
        open={isEnding}
        danger
        title={t('endQuestion.title')}
        confirmLabel={t('endQuestion.confirm')}
        cancelLabel={t('endQuestion.cancel')}
        loading={end.isRunning}
        onConfirm={() => end.run(undefined, { onDone: () => setIsEnding(false) })}
        onCancel={() => setIsEnding(false)}
      >
        {t('endQuestion.text')}
      </ConfirmDialog>
    </li>
  );
}

function Files({ caseId, request }: Pick<RequestCardProps, 'caseId' | 'request'>) {
  const { t } = useTranslation('client-requests');
  const [shown, setShown] = useState<ClientFile>();
  const { files, personName, papers } = request;
  if (files.length === 0) return null;
  return (
    <>
      <ul className="client-requests__files" aria-label={t('files', { name: personName })}>
        {files.map((file) => (
          <li key={file.fileId} className="client-requests__head">
            <div className="client-requests__who">
              <span>{file.fileName}</span>
              <span className="adv-muted">
                {formatFileSize(file.size)}, {formatDateTime(file.sentOn)}
              </span>
              {file.reason !== undefined && (
                <span className="adv-muted">{t('reason', { reason: file.reason })}</span>
              )}
            </div>
            <StatusChip
              tone={fileTones[file.state]}
              label={t(`fileState.${file.state}`, { days: lookDays })}
            />
            {file.state === 'waiting' && (
              <Button
                size="small"
                type="primary"
                aria-label={t('lookOf', { name: file.fileName })}
                onClick={() => setShown(file)}
              >
                {t('look')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <FileDialog
            caseId={caseId}
            file={shown}
            asked={papers}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

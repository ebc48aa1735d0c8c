import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loggedInUserQuery, useSession } from '@advisor/shell/session';
import { Button } from '@advisor/ui/core';
import { forceSignOut, signOut } from './leave-session';
import { sessionStatus } from './session-status';
import { useSessionMonitor } from './use-session-monitor';
import { lastCall } from './last-call';

type Dialog = typeof import('@advisor/ui/overlay').Modal;

const loadAgainMs = 1_000;

/**
 * The dialog, whose code comes with the first warning: most sessions end without one. A load that
 * failed is made anew; the session is watched all the same.
 */
function useDialog(isNeeded: boolean): { Dialog: Dialog | undefined } {
  const [Dialog, setDialog] = useState<Dialog>();
  useEffect(() => {
    if (!isNeeded || Dialog) return;
    const keep = ({ Modal }: { Modal: Dialog }) => setDialog(() => Modal);
    const load = () => void import('@advisor/ui/overlay').then(keep, () => undefined);
    load();
    const timer = setInterval(load, loadAgainMs);
    return () => clearInterval(timer);
  }, [isNeeded, Dialog]);
  return { Dialog };
}

/** `4:05` */
const countdown = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Warns before either limit of the session and lets the user stay, as far as the limit allows. */
export function SessionWarning({ pathToReturn }: { pathToReturn: () => string }) {
  const { t } = useTranslation('host');
  const queryClient = useQueryClient();
  const { sessionValidTo } = useSession();
  const { status, now, check } = useSessionMonitor(pathToReturn);
  const [acknowledged, setAcknowledged] = useState<string>();
  const [isProlonging, setIsProlonging] = useState(false);

  const isMaximumDue = status.phase === 'warning' && status.limit === 'maximum';
  // Another tab may have signed in again meanwhile; asking must not prolong this session.
  useEffect(() => {
    if (isMaximumDue)
      void queryClient.prefetchQuery({ ...loggedInUserQuery({ background: true }), staleTime: 0 });
  }, [isMaximumDue, queryClient]);

  const stay = useCallback(async () => {
    setIsProlonging(true);
    await queryClient.prefetchQuery({ ...loggedInUserQuery(), staleTime: 0 });
    setIsProlonging(false);
    check();
  }, [queryClient, check]);

  const shown =
    isMaximumDue && acknowledged === sessionValidTo
      ? sessionStatus(now, lastCall(now), Infinity)
      : status;
  const { Dialog } = useDialog(shown.phase === 'warning');
  if (shown.phase !== 'warning' || !Dialog) return null;

  const signInAgain = () => void forceSignOut({ authAction: 'sign-in', redirect: pathToReturn() });
  // The answer that keeps the session comes first in the document: it gets the focus.
  const answers =
    shown.limit === 'idle' ? (
      <>
        <Button type="primary" loading={isProlonging} onClick={() => void stay()}>
          {t('session.stay')}
        </Button>
        <Button onClick={() => void signOut()}>{t('session.signOut')}</Button>
      </>
    ) : (
      <>
        <Button type="primary" onClick={() => setAcknowledged(sessionValidTo)}>
          {t('session.continue')}
        </Button>
        <Button onClick={signInAgain}>{t('session.signInAgain')}</Button>
      </>
    );
  return (
    <Dialog
      open
      title={t(`session.${shown.limit}.title`)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      width={440}
      footer={<div className="host-answers">{answers}</div>}
    >
      <p>
        {t(`session.${shown.limit}.text`)}{' '}
        <strong className="host-countdown" role="timer">
          {countdown(shown.endsAt - now)}
        </strong>
        .
      </p>
    </Dialog>
  );
}

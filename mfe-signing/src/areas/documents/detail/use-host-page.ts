import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { signingState } from '@advisor/contracts/codebooks/document';
import { notify } from '@advisor/shell/notifications';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { HostBridge } from '../../../bridge/host-bridge';
import { invalidateDocuments } from '../documents.queries';
import { leavePage } from '../../../bridge/leave-page';
import { noteDeviceVisit, useDeviceVisit } from './device-visit';

const ignore = () => undefined;

/** The signing card's surroundings inside the host: our own page, by direct calls. */
export function useHostPage(navigationOrigins: readonly string[]) {
  const { t } = useTranslation('signing-documents');
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [isDirty, setIsDirty] = useState(false);
  const [isSigning, setIsSigning] = useState(false);
  const hasReturned = useDeviceVisit(pathname);
  // Nothing would be lost of a signature, but the card would go away from under whoever signs.
  useUnsavedChanges(isDirty || isSigning);
  const guard = useLeaveGuard(isDirty);
  const { release } = guard;

  const bridge = useMemo((): HostBridge => {
    const refresh = () => void invalidateDocuments(queryClient);
    const goToDevice = (address: string) => {
      release();
      noteDeviceVisit(pathname);
      leavePage(address);
    };
    return {
      returnPath: () => `${pathname}${search}`,
      hasReturned,
      navigationOrigins,
      navigate: goToDevice,
      redirect: goToDevice,
      refresh,
      // The card shows the signatures; the header shows the document.
      statusChanged: ({ isFirst, groups }) => {
        setIsSigning(groups.some(({ state }) => state === signingState.inProgress.code));
        if (!isFirst) refresh();
      },
      completed: () => {
        refresh();
        notify({ type: 'success', autoHide: true, title: t('page.completed') });
      },
      cancelled: refresh,
      dirty: setIsDirty,
      // The card itself shows these.
      signStarted: ignore,
      signFailed: ignore,
      popupBlocked: ignore,
    };
  }, [pathname, search, hasReturned, navigationOrigins, queryClient, release, t]);
  return { bridge, guard };
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '@advisor/shell/live';
import { notify, useNotificationStore } from '@advisor/shell/notifications';
import { useUnsavedChangesStore } from '@advisor/forms/unsaved-changes';
import { reloadPage } from '../navigate-away';
import { deployedBuild, loadedBuild, versionIntervalMs } from './version-check';

const noticeKey = 'new-version';

const isWriting = (): boolean => useUnsavedChangesStore.getState().dirtyForms > 0;
const isOffered = (): boolean =>
  useNotificationStore.getState().notifications.some(({ key }) => key === noticeKey);
const withdraw = (): void => useNotificationStore.getState().remove(noticeKey);

/**
 * Offers the new version once the deployed build differs. There is no offer while a reload would lose
 * something: it waits, or goes away and comes back.
 */
export function useVersionCheck(): void {
  const { t } = useTranslation('host');
  const checkNow = useRef<() => void>(undefined);
  useLive('version', () => checkNow.current?.());
  useEffect(() => {
    let loaded = loadedBuild();
    let offered: string | undefined;
    let isDue = false;
    const offer = () => {
      isDue = isWriting();
      if (isDue) return;
      notify({
        key: noticeKey,
        type: 'info',
        persist: true,
        title: t('version.title'),
        description: t('version.text'),
        button: { label: t('version.load'), action: reloadPage },
      });
    };
    const check = async () => {
      if (document.visibilityState === 'hidden') return;
      const deployed = await deployedBuild();
      loaded ??= deployed;
      if (deployed === undefined || deployed === (offered ?? loaded)) return;
      // Each version is offered once; closing the offer does not hide the next one.
      offered = deployed;
      isDue = false;
      if (deployed === loaded) withdraw();
      else offer();
    };
    const stopWatching = useUnsavedChangesStore.subscribe(() => {
      if (isDue) offer();
      else if (isWriting() && isOffered()) {
        isDue = true;
        withdraw();
      }
    });
    checkNow.current = () => void check();
    void check();
    const timer = setInterval(() => void check(), versionIntervalMs);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, [t]);
}

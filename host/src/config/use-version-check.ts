import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, useNotificationStore } from '@advisor/shell/notifications';
import { useUnsavedChangesStore } from '@advisor/forms/unsaved-changes';
import { reloadPage } from '../navigate-away';
import { deployedBuild, loadedBuild, versionIntervalMs } from './version-check';

const noticeKey = 'new-version';

/** Offers the new version once the deployed build differs; waits while something is being written. */
export function useVersionCheck(): void {
  const { t } = useTranslation('host');
  useEffect(() => {
    let loaded = loadedBuild();
    let offered: string | undefined;
    const check = async () => {
      if (document.visibilityState === 'hidden') return;
      const deployed = await deployedBuild();
      loaded ??= deployed;
      const isWriting = useUnsavedChangesStore.getState().dirtyForms > 0;
      if (deployed === undefined || deployed === (offered ?? loaded) || isWriting) return;
      // Each version is offered once; closing the offer does not hide the next one.
      offered = deployed;
      if (deployed === loaded) {
        useNotificationStore.getState().remove(noticeKey);
        return;
      }
      notify({
        key: noticeKey,
        type: 'info',
        persist: true,
        title: t('version.title'),
        description: t('version.text'),
        button: { label: t('version.load'), action: reloadPage },
      });
    };
    void check();
    const timer = setInterval(() => void check(), versionIntervalMs);
    return () => clearInterval(timer);
  }, [t]);
}

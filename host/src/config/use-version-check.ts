import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@advisor/shell/notifications';
import { useUnsavedChangesStore } from '@advisor/forms/unsaved-changes';
import { reloadPage } from '../navigate-away';
import { deployedBuild, versionIntervalMs } from './version-check';

/** Offers the new version once the deployed build differs; waits while something is being written. */
export function useVersionCheck(): void {
  const { t } = useTranslation('host');
  useEffect(() => {
    let loaded: string | undefined;
    let isOffered = false;
    const check = async () => {
      if (isOffered || document.visibilityState === 'hidden') return;
      const deployed = await deployedBuild();
      loaded ??= deployed;
      const isWriting = useUnsavedChangesStore.getState().dirtyForms > 0;
      if (deployed === undefined || deployed === loaded || isOffered || isWriting) return;
      isOffered = true;
      notify({
        key: 'new-version',
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

import { useErrorFlag, useErrorFlagStore } from '@advisor/shell/error-flags';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Says that the last change was refused because somebody else was faster (409). Give it the case as
 * its key: what happened to one case says nothing about the next.
 */
export function ChangedMeanwhile() {
  const { t } = useTranslation('case');
  const isConflict = useErrorFlag('conflict');
  useEffect(() => () => useErrorFlagStore.getState().reset(), []);
  return (
    isConflict && (
      <InfoBar
        severity="warning"
        title={t('detail.conflict.title')}
        description={t('detail.conflict.hint')}
      />
    )
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { type CaseChanges, useCaseChanges } from './use-case-changes';

/** Who has changed what, as far as that is known. */
function useTitle() {
  const { t } = useTranslation('case-frame');
  return ({ by, kinds }: CaseChanges): string => {
    const who = by.length > 0 ? t('changed.by', { names: by.join(', ') }) : t('changed.bySomebody');
    if (kinds.length === 0) return t('changed.whatever', { who });
    return t('changed.what', {
      who,
      what: kinds.map((kind) => t(`changed.kind.${kind}`)).join(', '),
    });
  };
}

/** Says what others have changed of the open case, and shows it when that is wanted. */
export function CaseChangedBar({ caseId }: { caseId: number | undefined }) {
  const { t } = useTranslation('case-frame');
  const titleOf = useTitle();
  const { changes, show, putAside } = useCaseChanges(caseId);
  // A reader of the screen hears only what comes into a place that is there.
  return (
    <div className="host-case__changed" aria-live="polite">
      {changes && (
        <InfoBar
          severity="info"
          title={titleOf(changes)}
          action={
            <Button size="small" onClick={show}>
              {t('changed.show')}
            </Button>
          }
          onClose={putAside}
        />
      )}
    </div>
  );
}

import { valuationAddresses } from '@advisor/addresses/valuation';
import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { propertyName } from '../../../property/names';
import type { ListedProperty } from '../../../property/property.queries';
import { useCopyProperty, useDeleteProperty } from './list.changes';

interface PropertyActionsProps {
  caseId: number;
  property: ListedProperty;
  /** Whether the case takes another real estate. */
  mayAdd: boolean;
}

/** What can be done with a real estate in the list: another like it, its value anew, its deletion. */
export function PropertyActions({ caseId, property, mayAdd }: PropertyActionsProps) {
  const { t } = useTranslation('valuation-overview');
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const { sourceId, id, version, mayBeDeleted, valuedOn, isReplaced } = property;
  const copy = useCopyProperty(caseId, id);
  const remove = useDeleteProperty(caseId, id);
  if (sourceId !== valuationSource.product.code) return null;
  const name = propertyName(property);
  const copyAs = (isSameRealEstate: boolean) =>
    copy.run(isSameRealEstate, {
      onDone: (copied) => navigate(valuationAddresses.detail.to({ ...copied, caseId })),
    });
  const close = () => setIsAsked(false);
  return (
    <>
      <ChangedMeanwhile
        change={{ flag: copy.flag ?? remove.flag }}
        title={copy.refusal ?? remove.refusal ?? t('actions.refused')}
        hint={t('actions.refusedHint')}
      />
      <div className="adv-actions">
        {valuedOn !== undefined && !isReplaced && (
          <Button
            loading={copy.isRunning}
            aria-label={t('actions.againOf', { name })}
            onClick={() => copyAs(true)}
          >
            {t('actions.again')}
          </Button>
        )}
        {mayAdd && (
          <Button
            loading={copy.isRunning}
            aria-label={t('actions.copyOf', { name })}
            onClick={() => copyAs(false)}
          >
            {t('actions.copy')}
          </Button>
        )}
        {mayBeDeleted && (
          <Button
            danger
            aria-label={t('actions.deleteOf', { name })}
            onClick={() => setIsAsked(true)}
          >
            {t('actions.delete')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('actions.deleteTitle')}
        confirmLabel={t('actions.delete')}
        danger
        loading={remove.isRunning}
        onConfirm={() => remove.run(version, { onDone: close, onRefused: close })}
        onCancel={close}
      >
        {t('actions.deleteText', { name })}
      </ConfirmDialog>
    </>
  );
}

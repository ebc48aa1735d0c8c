import { permission } from '@advisor/contracts/permissions';
import { notify } from '@advisor/shell/notifications';
import { usePermission } from '@advisor/shell/session';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, FolderOpenOutlined, SaveOutlined } from '@advisor/ui/icons';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../offer/ConflictDialog';
import { useNameOfferInAddress } from '../offer/offer-in-address';
import { PrintButton } from '../offer/PrintButton';
import type { SavedOffer } from '../offer/saved-offer';
import { useSaveKey } from '../offer/use-save-key';
import { useFoundCase, type FoundCaseOptions } from './use-found-case';

interface OfferActionsProps extends FoundCaseOptions {
  offer: SavedOffer;
  /** Beside the print button. */
  children?: ReactNode;
}

/** What can be done with a modelation without a case: saved, made a case of, printed. */
export function OfferActions({ offer, children, ...founding }: OfferActionsProps) {
  const { t } = useTranslation(['modelation', 'common']);
  const mayCreateCase = usePermission(permission.createCase);
  const { savedId, isExpired, isRefused, isSaving, question } = offer;
  const reasonId = useId();
  const reason = isRefused ? t('save.refused') : isExpired ? t('save.expired') : undefined;
  const { foundCase, dialog } = useFoundCase(founding);
  const nameOfferInAddress = useNameOfferInAddress();

  const save: SavedOffer['save'] = async (again) => {
    const offerId = await offer.save(again);
    if (offerId !== undefined) nameOfferInAddress(offerId);
    return offerId;
  };

  const saveAndNotify = async () => {
    const offerId = await save({ retry: () => void saveAndNotify() });
    if (offerId === undefined) return;
    const title = t('save.done', { offerId });
    notify({ type: 'success', autoHide: true, key: 'offer', title });
  };
  useSaveKey(() => void saveAndNotify());

  const saveAndAskForClient = async () => {
    const offerId = await save({ retry: () => void saveAndAskForClient() });
    if (offerId !== undefined) foundCase(offerId);
  };
  return (
    <>
      <Button
        type={savedId === undefined ? 'primary' : 'default'}
        block
        icon={savedId === undefined ? <SaveOutlined aria-hidden /> : <CheckOutlined aria-hidden />}
        loading={isSaving}
        disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        title={t('common:form.shortcut')}
        onClick={() => void saveAndNotify()}
      >
        {savedId === undefined ? t('save.action') : t('save.saved', { offerId: savedId })}
      </Button>
      {mayCreateCase && (
        <Button
          type={savedId === undefined ? 'default' : 'primary'}
          block
          icon={<FolderOpenOutlined aria-hidden />}
          disabled={reason !== undefined}
          aria-describedby={reason && reasonId}
          onClick={() => void saveAndAskForClient()}
        >
          {t('createCase.action')}
        </Button>
      )}
      <div className="modelation-result__pair">
        {children}
        <PrintButton save={save} disabled={isSaving || isRefused} />
      </div>
      {reason && (
        <p id={reasonId} className="modelation-result__reason">
          {reason}
        </p>
      )}
      <ConflictDialog question={question} />
      {dialog}
    </>
  );
}

import { permission } from '@advisor/contracts/permissions';
import { notify } from '@advisor/shell/notifications';
import { usePermission } from '@advisor/shell/session';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, FolderOpenOutlined, SaveOutlined } from '@advisor/ui/icons';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundClient } from '../client/client-search.mutations';
import { ConflictDialog } from '../offer/ConflictDialog';
import { useNameOfferInAddress } from '../offer/offer-in-address';
import { PrintButton } from '../offer/PrintButton';
import type { SavedOffer } from '../offer/saved-offer';
import { useDialog } from '../offer/use-dialog';
import { useSaveKey } from '../offer/use-save-key';

const CreateCaseDialog = lazyPart(() => import('./CreateCaseDialog'));

interface OfferActionsProps {
  offer: SavedOffer;
  /** Whom it was modelled for, if somebody was chosen. */
  client?: FoundClient | undefined;
  /** Nobody born on that day, `YYYY-MM-DD`, gets the offer. */
  onClientRefused?: (dateOfBirth: string) => void;
  /** Beside the print button. */
  children?: ReactNode;
}

/** What can be done with a modelation without a case: kept, made a case of, printed. */
export function OfferActions({ offer, client, onClientRefused, children }: OfferActionsProps) {
  const { t } = useTranslation(['modelation', 'common']);
  const mayCreateCase = usePermission(permission.createCase);
  const { savedId, isExpired, isRefused, isSaving, question } = offer;
  const reasonId = useId();
  const reason = isRefused ? t('save.refused') : isExpired ? t('save.expired') : undefined;
  const caseDialog = useDialog<number>();
  const nameOfferInAddress = useNameOfferInAddress();

  const save: SavedOffer['save'] = async (again) => {
    const offerId = await offer.save(again);
    if (offerId !== undefined) nameOfferInAddress(offerId);
    return offerId;
  };

  const saveAndTell = async () => {
    const offerId = await save({ retry: () => void saveAndTell() });
    if (offerId === undefined) return;
    const title = t('save.done', { offerId });
    notify({ type: 'success', autoHide: true, key: 'offer', title });
  };
  useSaveKey(() => void saveAndTell());

  const saveAndAskForClient = async () => {
    const offerId = await save({ retry: () => void saveAndAskForClient() });
    if (offerId !== undefined) caseDialog.open(offerId);
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
        onClick={() => void saveAndTell()}
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
      {caseDialog.subject !== undefined && (
        <CreateCaseDialog
          {...caseDialog.props}
          offerId={caseDialog.subject}
          client={client}
          onRefused={onClientRefused}
        />
      )}
    </>
  );
}

import { notify } from '@advisor/shell/notifications';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, SaveOutlined } from '@advisor/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import { ConflictDialog } from './ConflictDialog';
import { PrintButton } from './PrintButton';
import type { SavedOffer } from './saved-offer';
import { useLinkOffer } from './use-link-offer';
import { useSaveKey } from './use-save-key';

interface LinkActionsProps {
  offer: SavedOffer;
  salesArrangementId: number;
  /** The one that the arrangement is made from now. */
  linkedOfferId: number | undefined;
  /** Beside the print button. */
  children?: ReactNode;
}

/** What can be done with a modelation within a case: kept and taken over into it, printed. */
export function LinkActions({
  offer,
  salesArrangementId,
  linkedOfferId,
  children,
}: LinkActionsProps) {
  const { t } = useTranslation(['modelation', 'common']);
  const { revalidate } = useRevalidator();
  const { save, savedId, isKeeping, question } = offer;
  const { link, isLinking, conflict, forgetConflict } = useLinkOffer(
    salesArrangementId,
    linkedOfferId,
  );
  const isLinked = savedId !== undefined && savedId === linkedOfferId;

  const saveAndLink = async () => {
    const offerId = await save();
    if (offerId === undefined || offerId === linkedOfferId || !(await link(offerId))) return;
    notify({ type: 'success', autoHide: true, key: 'offer', title: t('link.done', { offerId }) });
    await revalidate();
  };
  useSaveKey(() => void saveAndLink());
  return (
    <>
      <Button
        type={isLinked ? 'default' : 'primary'}
        block
        icon={isLinked ? <CheckOutlined aria-hidden /> : <SaveOutlined aria-hidden />}
        loading={isKeeping || isLinking}
        title={t('common:form.shortcut')}
        onClick={() => void saveAndLink()}
      >
        {t(isLinked ? 'link.linked' : 'link.action')}
      </Button>
      <div className="modelation-result__pair">
        {children}
        <PrintButton save={save} disabled={isKeeping || isLinking} />
      </div>
      <ConflictDialog question={question} />
      <Question
        open={conflict !== undefined}
        title={t('link.conflict')}
        confirmLabel={t('link.showCurrent')}
        cancelLabel={t('conflict.back')}
        onConfirm={() => {
          forgetConflict();
          void revalidate();
        }}
        onCancel={forgetConflict}
      >
        <ul className="modelation-conflict">
          {conflict?.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <p>{t('link.conflictText')}</p>
      </Question>
    </>
  );
}

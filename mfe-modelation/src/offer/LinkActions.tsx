import { notify } from '@advisor/shell/notifications';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, SaveOutlined } from '@advisor/ui/icons';
import { useId, type ReactNode } from 'react';
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

/** What can be done with a modelation within a case: saved and taken over into it, printed. */
export function LinkActions({
  offer,
  salesArrangementId,
  linkedOfferId,
  children,
}: LinkActionsProps) {
  const { t } = useTranslation(['modelation', 'common']);
  const { revalidate } = useRevalidator();
  const { save, savedId, isRefused, isSaving, question } = offer;
  const reasonId = useId();
  const link = useLinkOffer(salesArrangementId, linkedOfferId);
  const isLinked = savedId !== undefined && savedId === linkedOfferId;

  const saveAndLink = async () => {
    const offerId = await save({ retry: () => void saveAndLink() });
    if (offerId === undefined || offerId === linkedOfferId) return;
    link.run(offerId, {
      onDone: async () => {
        const title = t('link.done', { offerId });
        notify({ type: 'success', autoHide: true, key: 'offer', title });
        await revalidate();
      },
    });
  };
  useSaveKey(() => void saveAndLink());
  return (
    <>
      <Button
        type={isLinked ? 'default' : 'primary'}
        block
        icon={isLinked ? <CheckOutlined aria-hidden /> : <SaveOutlined aria-hidden />}
        loading={isSaving || link.isRunning}
        disabled={isRefused}
        aria-describedby={isRefused ? reasonId : undefined}
        title={t('common:form.shortcut')}
        onClick={() => void saveAndLink()}
      >
        {t(isLinked ? 'link.linked' : 'link.action')}
      </Button>
      <div className="modelation-result__pair">
        {children}
        <PrintButton save={save} disabled={isSaving || link.isRunning || isRefused} />
      </div>
      {isRefused && (
        <p id={reasonId} className="modelation-result__reason">
          {t('link.refused')}
        </p>
      )}
      <ConflictDialog question={question} />
      <Question
        open={link.flag === 'conflict'}
        title={t('link.conflict')}
        confirmLabel={t('link.showCurrent')}
        cancelLabel={t('conflict.back')}
        onConfirm={() => {
          link.forget();
          void revalidate();
        }}
        onCancel={link.forget}
      >
        <ul className="modelation-conflict">
          {link.failure?.messages.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <p>{t('link.conflictText')}</p>
      </Question>
    </>
  );
}

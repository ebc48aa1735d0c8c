import { permission } from '@advisor/contracts/permissions';
import { notify } from '@advisor/shell/notifications';
import { usePermission } from '@advisor/shell/session';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, FolderOpenOutlined, SaveOutlined } from '@advisor/ui/icons';
import { lazyPart } from '@advisor/ui/lazy-part';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundClient } from '../client/client-search.mutations';
import { ConflictDialog } from './ConflictDialog';
import { useNameKeptOffer } from './kept-offer';
import { PrintButton } from './PrintButton';
import type { SavedOffer } from './saved-offer';
import { useDialog } from './use-dialog';
import { useSaveKey } from './use-save-key';

const CreateCaseDialog = lazyPart(() => import('../create-case/CreateCaseDialog'));

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
  const { savedId, isKeeping, question } = offer;
  const caseDialog = useDialog<number>();
  const nameKeptOffer = useNameKeptOffer();

  const save = async () => {
    const offerId = await offer.save();
    if (offerId !== undefined) nameKeptOffer(offerId);
    return offerId;
  };

  const saveAndTell = async () => {
    const offerId = await save();
    if (offerId === undefined) return;
    const title = t('save.done', { offerId });
    notify({ type: 'success', autoHide: true, key: 'offer', title });
  };
  useSaveKey(() => void saveAndTell());

  const saveAndAskForClient = async () => {
    const offerId = await save();
    if (offerId !== undefined) caseDialog.open(offerId);
  };
  return (
    <>
      <Button
        type={savedId === undefined ? 'primary' : 'default'}
        block
        icon={savedId === undefined ? <SaveOutlined aria-hidden /> : <CheckOutlined aria-hidden />}
        loading={isKeeping}
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
          onClick={() => void saveAndAskForClient()}
        >
          {t('createCase.action')}
        </Button>
      )}
      <div className="modelation-result__pair">
        {children}
        <PrintButton save={save} disabled={isKeeping} />
      </div>
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

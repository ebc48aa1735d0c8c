import { operationUrl } from '@advisor/api-client/call';
import { permission } from '@advisor/contracts/permissions';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { usePermission } from '@advisor/shell/session';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { DownloadOutlined, PrinterOutlined, StopOutlined, UploadOutlined } from '@advisor/ui/icons';
import { lazyPart } from '@advisor/ui/lazy-part';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsOf, nextOf, type DocumentAction } from './document-actions';
import { useCancelDocument, usePrintDocument } from './documents.mutations';
import './document-actions.css';

const UploadScan = lazyPart(() => import('./UploadScan'));

interface DocumentActionsProps {
  document: DocumentOnSA;
  /** `row` stands beside the document's name, and shows icons alone where there is no room. */
  look: 'row' | 'page';
  /** Those of its actions that stand here; the others stand elsewhere on the page. */
  only?: readonly DocumentAction[];
}

/** What can be done with a document, by its state, its kind of signature and the user's rights. */
export function DocumentActions({ document, look, only }: DocumentActionsProps) {
  const { t } = useTranslation('signing-documents');
  const { documentOnSAId, name } = document;
  const actions = actionsOf(document, usePermission(permission.getSigningAttachments));
  const isHere = (action: DocumentAction) => only?.includes(action) ?? true;
  const [open, setOpen] = useState<'cancel' | 'uploadScan'>();
  const cancel = useCancelDocument(documentOnSAId);
  const print = usePrintDocument(documentOnSAId);
  const close = () => setOpen(undefined);

  const face = (action: DocumentAction, icon: ReactNode) => ({
    icon,
    ...(look === 'row'
      ? {
          type: 'text' as const,
          size: 'small' as const,
          title: t(`list.action.${action}`),
          'aria-label': t('list.actionOf', { action: t(`list.action.${action}`), document: name }),
          children: <span className="signing-actions__label">{t(`list.short.${action}`)}</span>,
        }
      : {
          ...(action === nextOf(actions) && { type: 'primary' as const }),
          children: t(`list.action.${action}`),
        }),
  });

  const buttons: Record<DocumentAction, ReactNode> = {
    print: (
      <Button
        {...face('print', <PrinterOutlined aria-hidden />)}
        loading={print.isRunning}
        onClick={() => print.run()}
      />
    ),
    uploadScan: (
      <Button
        {...face('uploadScan', <UploadOutlined aria-hidden />)}
        onClick={() => setOpen('uploadScan')}
      />
    ),
    download: (
      <Button
        {...face('download', <DownloadOutlined aria-hidden />)}
        href={operationUrl(signingCalls.content, { params: { documentOnSAId } })}
        download
      />
    ),
    cancel: (
      <Button
        {...face('cancel', <StopOutlined aria-hidden />)}
        danger={look === 'page'}
        onClick={() => setOpen('cancel')}
      />
    ),
  };

  return (
    <div className="signing-actions" data-home>
      {actions.filter(isHere).map((action) => (
        <span key={action}>{buttons[action]}</span>
      ))}
      <Question
        open={open === 'cancel'}
        title={t('list.cancel.question')}
        confirmLabel={t('list.cancel.confirm')}
        cancelLabel={t('list.cancel.keep')}
        danger
        loading={cancel.isRunning}
        onConfirm={() => cancel.run(undefined, { onDone: close })}
        onCancel={close}
      >
        {t('list.cancel.consequence', { document: name })}
      </Question>
      {open === 'uploadScan' && <UploadScan document={document} onClose={close} />}
    </div>
  );
}

import {
  documentSigningPath,
  newDocumentSigningPath,
  signingAddresses,
} from '@advisor/addresses/signing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { FormActions } from '@advisor/ui/components/FormActions';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { SignatureOutlined } from '@advisor/ui/icons';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { isDigital as isSignedDigitally } from '../document-actions';
import { documentKindsQuery } from '../documents.queries';
import { useNextFocus } from '../use-next-focus';
import { CreationProgress } from './components/CreationProgress';
import { KindChoice } from './components/KindChoice';
import { choiceOf, kindsOfWay, type DocumentChoice } from './document-choice';
import { useCreateDocument } from './new-document.mutations';
import type { NewDocument } from './new-document.loader';
import './new-document.css';
import '../texts';

/** The empty detail: chooses what to prepare for signing, and has it generated. */
export default function NewDocumentPage() {
  const { t } = useTranslation('signing-documents');
  const { caseId, salesArrangementId, isDigital } = useLoaderData<NewDocument>();
  const navigate = useNavigate();
  const kinds = kindsOfWay(
    usePrefetchedQuery(documentKindsQuery(salesArrangementId)).data,
    isDigital,
  );
  const [choice, setChoice] = useState<DocumentChoice>();
  const [isMissing, setIsMissing] = useState(false);
  const create = useCreateDocument(salesArrangementId);
  const reference = { caseId, salesArrangementId };
  const otherWay = newDocumentSigningPath({ isDigital: !isDigital, ...reference });

  const isUnsaved = choice !== undefined;
  useNextFocus();
  useUnsavedChanges(isUnsaved);
  const guard = useLeaveGuard(isUnsaved, otherWay);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!choice);
    if (!choice) return;
    create.run(choice, {
      onDone: async (document) => {
        guard.release();
        const isDigitalNow = isSignedDigitally(document);
        const { documentOnSAId } = document;
        const detail = { documentOnSAId, isDigital: isDigitalNow, ...reference };
        await navigate(documentSigningPath(detail), { replace: true });
      },
    });
  };

  return (
    <Page title={t('page.new')} width="form">
      <nav className="signing-ways" aria-label={t('page.way.label')}>
        <Way to={isDigital ? otherWay : undefined} label={t('page.way.onSite')} />
        <Way to={isDigital ? undefined : otherWay} label={t('page.way.digital')} />
      </nav>
      <p className="adv-muted">{t(isDigital ? 'page.way.digitalText' : 'page.way.onSiteText')}</p>
      {kinds.length === 0 ? (
        <EmptyState
          icon={<SignatureOutlined />}
          title={t('page.noKinds')}
          description={t('page.noKindsText')}
          action={
            <Link to={signingAddresses.documentsSigning.to(reference)}>{t('page.backToList')}</Link>
          }
        />
      ) : (
        <Section>
          <form className="signing-new" noValidate onSubmit={submit}>
            <KindChoice
              arrangement={reference}
              kinds={kinds}
              choice={choice}
              disabled={create.isRunning}
              error={isMissing ? t('page.kindMissing') : undefined}
              onChoose={(kind) => {
                setChoice(choiceOf(kind));
                setIsMissing(false);
              }}
              onChooseType={(signatureTypeId) =>
                setChoice(choice && { ...choice, signatureTypeId })
              }
            />
            {create.isRunning && <CreationProgress />}
            <FormActions>
              <Button
                disabled={create.isRunning}
                onClick={() => void navigate(signingAddresses.documentsSigning.to(reference))}
              >
                {t('page.backToList')}
              </Button>
              <Button
                type="primary"
                htmlType="submit"
                icon={<SignatureOutlined aria-hidden />}
                loading={create.isRunning}
              >
                {t('page.create')}
              </Button>
            </FormActions>
          </form>
        </Section>
      )}
      <LeaveQuestion
        guard={guard}
        title={t(create.isRunning ? 'page.leave.pendingTitle' : 'page.leave.title')}
      >
        {t(create.isRunning ? 'page.leave.pendingText' : 'page.leave.text')}
      </LeaveQuestion>
    </Page>
  );
}

/** The way of signing that is open, or a link to the other one. */
function Way({ to, label }: { to: string | undefined; label: string }) {
  return to === undefined ? (
    <span className="signing-ways__item" aria-current="page">
      {label}
    </span>
  ) : (
    <Link className="signing-ways__item" to={to} replace>
      {label}
    </Link>
  );
}

import { documentSigningPath } from '@advisor/addresses/signing';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { useLiveQueries } from '@advisor/shell/live';
import { InfoBar, type InfoSeverity } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { SignatureOutlined } from '@advisor/ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { DocumentForm } from './DocumentForm';
import { useMakeDocument } from './process.changes';
import { isOpen } from './process.queries';
import './texts';
import './process.css';

interface ProcessDocumentProps {
  caseId: number;
  process: RefinancingProcess;
}
type Document = NonNullable<RefinancingProcess['document']>;

const severities: Record<Exclude<Document['state'], 'making'>, InfoSeverity> = {
  failed: 'error',
  signing: 'info',
  signed: 'success',
  cancelled: 'warning',
};

/** The document that the client signs: made while one looks on, then signed in the signing part. */
export function ProcessDocument({ caseId, process }: ProcessDocumentProps) {
  const { t } = useTranslation('refinancing-process');
  const navigate = useNavigate();
  const { document, salesArrangementId, actions = [] } = process;
  const make = useMakeDocument(caseId, process);
  const signingOf = ({ documentOnSAId }: Document) =>
    documentSigningPath({ documentOnSAId, isDigital: false, caseId, salesArrangementId });
  if (document === undefined && !isOpen(process) && make.flag === undefined) return null;
  return (
    <Section title={t('document.title')}>
      {make.flag && <InfoBar severity="warning" title={make.refusal ?? t('conflict')} />}
      {document?.state === 'making' && <MakingDocument document={document} />}
      {document && document.state !== 'making' && (
        <InfoBar
          severity={severities[document.state]}
          title={t(`document.${document.state}`)}
          description={document.state === 'failed' && t('document.failedHint')}
          action={
            document.state === 'signing' ? (
              <Button
                type="primary"
                icon={<SignatureOutlined aria-hidden />}
                onClick={() => void navigate(signingOf(document))}
              >
                {t('document.toSigning')}
              </Button>
            ) : (
              document.state === 'signed' && (
                <Link to={signingOf(document)}>{t('document.toSigned')}</Link>
              )
            )
          }
        />
      )}
      {document?.state !== 'making' && actions.includes('document') && (
        <DocumentForm caseId={caseId} process={process} make={make} />
      )}
      {document === undefined && isOpen(process) && !actions.includes('document') && (
        <p className="adv-muted">{t('document.none')}</p>
      )}
    </Section>
  );
}

/** How far it is, and that one may leave it. */
function MakingDocument({ document: { progress = 0, secondsLeft } }: { document: Document }) {
  const { t } = useTranslation('refinancing-process');
  useLiveQueries('jobs', ['refinancing']);
  const id = useId();
  return (
    <div className="process-making">
      <p id={id}>{t('document.making')}</p>
      <progress aria-labelledby={id} max={1} value={progress} />
      <p className="adv-muted">
        {secondsLeft === undefined
          ? t('document.upToHalfMinute')
          : t('document.secondsLeft', { count: Math.max(1, Math.round(secondsLeft)) })}{' '}
        {t('document.mayLeave')}
      </p>
    </div>
  );
}

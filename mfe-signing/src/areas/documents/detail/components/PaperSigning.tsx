import { signatureState } from '@advisor/contracts/codebooks/document';
import { permission } from '@advisor/contracts/permissions';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { DocumentAction } from '../../document-actions';
import { DocumentActions } from '../../DocumentActions';
import './paper-signing.css';

/** The steps, and what of the document's actions belongs to each. */
const steps: readonly { step: 'print' | 'sign' | 'scan'; actions: readonly DocumentAction[] }[] = [
  { step: 'print', actions: ['print', 'download'] },
  { step: 'sign', actions: [] },
  { step: 'scan', actions: ['uploadScan'] },
];

/** Belongs to no step, and stands beside the document's name. */
export const besidePaper: readonly DocumentAction[] = ['cancel'];

/** What to do with a document that is signed on paper, with the buttons of each step. */
export function PaperSigning({ document }: { document: DocumentOnSA }) {
  const { t } = useTranslation('signing-documents');
  const mayReadAttachments = usePermission(permission.getSigningAttachments);
  if (document.signatureState === signatureState.signed.code) {
    return <InfoBar severity="success" title={t('page.paperSigned')} />;
  }
  return (
    <Section title={t('page.paper.title')}>
      <ol className="signing-paper">
        {steps.map(({ step, actions }) => (
          <li key={step}>
            {t(`page.paper.steps.${step}`)}
            <DocumentActions document={document} look="page" only={actions} />
          </li>
        ))}
      </ol>
      {!mayReadAttachments && <InfoBar severity="warning" title={t('page.paper.noRight')} />}
    </Section>
  );
}

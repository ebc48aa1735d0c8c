import { signatureState } from '@advisor/contracts/codebooks/document';
import { permission } from '@advisor/contracts/permissions';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import './paper-signing.css';

const steps = ['print', 'sign', 'scan'] as const;

/** What to do with a document that is signed on paper; the actions stand beside its name. */
export function PaperSigning({ document }: { document: DocumentOnSA }) {
  const { t } = useTranslation('signing-documents');
  const mayReadAttachments = usePermission(permission.getSigningAttachments);
  if (document.signatureState === signatureState.signed.code) {
    return <InfoBar severity="success" title={t('page.paperSigned')} />;
  }
  return (
    <Section title={t('page.paper.title')}>
      <ol className="signing-paper">
        {steps.map((step) => (
          <li key={step}>{t(`page.paper.steps.${step}`)}</li>
        ))}
      </ol>
      {!mayReadAttachments && <InfoBar severity="warning" title={t('page.paper.noRight')} />}
    </Section>
  );
}

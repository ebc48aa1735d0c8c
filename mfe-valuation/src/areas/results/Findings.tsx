import { operationUrl } from '@advisor/api-client/call';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { Section } from '@advisor/ui/components/Section';
import { FilePdfOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import type { Result } from './results.queries';

interface FindingsProps {
  caseId: number;
  result: Result;
}

/** Remarks and conditions of a result, and its report. */
export function Findings({ caseId, result }: FindingsProps) {
  const { t } = useTranslation('valuation-results');
  const { remarks, conditions, reportDocumentId: documentId } = result;
  if (remarks.length === 0 && conditions.length === 0 && documentId === undefined) return null;
  const report = documentId !== undefined && (
    <a
      href={operationUrl(documentCalls.caseDocumentContent, { params: { caseId, documentId } })}
      download
    >
      <FilePdfOutlined aria-hidden /> {t('findings.report')}
    </a>
  );
  return (
    <Section title={t('findings.title')} actions={report}>
      {(
        [
          ['conditions', conditions],
          ['remarks', remarks],
        ] as const
      ).map(
        ([name, sentences]) =>
          sentences.length > 0 && (
            <div key={name}>
              <h3>{t(`findings.${name}`)}</h3>
              <ul aria-label={t(`findings.${name}`)}>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Section>
  );
}

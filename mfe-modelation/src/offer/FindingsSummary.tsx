import type { OfferFinding } from '@advisor/contracts/offer/loan-offer';
import { WarningOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { use } from 'react';
import { FindingsContext } from './findings';

interface FindingsSummaryProps {
  /** Which of them. */
  severity: OfferFinding['severity'];
  /** Leads to the field that a finding speaks of. */
  onOpen: (field: string) => void;
}

/** What the server has found; a click leads to the field. */
export function FindingsSummary({ severity, onOpen }: FindingsSummaryProps) {
  const { t } = useTranslation(['modelation', 'common']);
  const findings = use(FindingsContext).filter((finding) => finding.severity === severity);
  if (findings.length === 0) return null;
  return (
    <ul
      className={`modelation-findings adv-tone-${severity}`}
      aria-label={t(`result.findings.${severity}`)}
    >
      {findings.map(({ field, message }) => (
        <li key={`${field}${message}`}>
          {severity === 'warning' && <WarningOutlined aria-hidden />}
          <span className="adv-hidden">{t(`common:severity.${severity}`)}: </span>
          {field === undefined ? (
            <span>{message}</span>
          ) : (
            <button
              type="button"
              className="modelation-findings__link"
              onClick={() => onOpen(field)}
            >
              {message}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

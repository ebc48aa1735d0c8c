import { CloseCircleOutlined, WarningOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { use } from 'react';
import { FindingsContext } from './findings';

/** Everything that the server has found, errors first; a click leads to the field. */
export function FindingsSummary({ onOpen }: { onOpen: (field: string) => void }) {
  const { t } = useTranslation(['modelation', 'common']);
  const findings = use(FindingsContext);
  if (findings.length === 0) return null;
  const sorted = findings.toSorted((one, other) => one.severity.localeCompare(other.severity));
  return (
    <ul className="modelation-findings" aria-label={t('result.findings')}>
      {sorted.map(({ severity, field, message }) => (
        <li key={`${field}${message}`} className={`adv-tone-${severity}`}>
          {severity === 'error' ? (
            <CloseCircleOutlined aria-hidden />
          ) : (
            <WarningOutlined aria-hidden />
          )}
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

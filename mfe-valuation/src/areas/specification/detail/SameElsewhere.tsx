import { caseAddresses } from '@advisor/addresses/case';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface SameElsewhereProps {
  caseIds: readonly number[];
}

/** That the same real estate stands on other cases of the same people, with the way there. */
export function SameElsewhere({ caseIds }: SameElsewhereProps) {
  const { t } = useTranslation('valuation-specification');
  if (caseIds.length === 0) return null;
  return (
    <InfoBar
      severity="warning"
      title={t('elsewhere.title')}
      description={
        <ul className="specification__others" aria-label={t('elsewhere.title')}>
          {caseIds.map((caseId) => (
            <li key={caseId}>
              <Link to={caseAddresses.caseDetail.to({ caseId, section: 'real-estate' })}>
                {t('elsewhere.case', { caseId })}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}

import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Decision } from '../decision.queries';

interface NotApprovableProps {
  reference: ArrangementReference;
  missing: Decision['deciding']['missing'];
  /** Nothing of what was sent can be changed, so that the advisor alone can mend it. */
  onHandBack: () => void;
}

/** Why an application cannot be approved, and what the specialist can do about it. */
export function NotApprovable({ reference, missing, onHandBack }: NotApprovableProps) {
  const { t } = useTranslation('case-application');
  return (
    <InfoBar
      severity="warning"
      title={t('decide.notApprovable')}
      description={
        <>
          <ul className="decision-missing">
            {missing.map(({ step, reason }) => (
              <li key={reason}>
                {reason}{' '}
                {step === 'scoring' && (
                  <Link to={caseAddresses.scoring.to(reference)}>{t('decide.toAssessment')}</Link>
                )}
              </li>
            ))}
          </ul>
          <p>{t('decide.mend')}</p>
          <Button onClick={onHandBack}>{t('decide.handBack')}</Button>
        </>
      }
    />
  );
}

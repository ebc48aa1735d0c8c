import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { Button } from '@advisor/ui/core';
import { AppstoreOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The way to the steps of an application that is being prepared. */
export function OpenLoanHub(reference: ArrangementReference) {
  const { t } = useTranslation('case');
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      icon={<AppstoreOutlined aria-hidden />}
      onClick={() => void navigate(caseAddresses.loanHub.to(reference))}
    >
      {t('hub.title')}
    </Button>
  );
}

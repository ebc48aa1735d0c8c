import { caseAddresses } from '@advisor/addresses/case';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArrangementReference } from '../../arrangement/arrangement.queries';

/** From a step back to all of them. */
export function HubLink(reference: ArrangementReference) {
  const { t } = useTranslation('case');
  return <Link to={caseAddresses.loanHub.to(reference)}>{t('hub.title')}</Link>;
}

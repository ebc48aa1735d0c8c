import { paths } from '@advisor/shell/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArrangementReference } from './arrangement.queries';

/** From a step back to all of them. */
export function HubLink(reference: ArrangementReference) {
  const { t } = useTranslation('case');
  return <Link to={paths.loanHub(reference)}>{t('hub.title')}</Link>;
}

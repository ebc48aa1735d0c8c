import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStepTitle } from './use-route-handle';
import { useTrail } from './use-trail';

/** From the start page to the current screen. */
export function Breadcrumbs() {
  const { t } = useTranslation('host');
  const titleOf = useStepTitle();
  const items = useTrail();
  return (
    <nav className="host-breadcrumbs" aria-label={t('layout.breadcrumb')}>
      <ol>
        {items.map((step, index) => (
          <li key={step.path}>
            {index === items.length - 1 ? (
              <span aria-current="page" title={titleOf(step)}>
                {titleOf(step)}
              </span>
            ) : (
              <Link to={step.path} title={titleOf(step)}>
                {titleOf(step)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

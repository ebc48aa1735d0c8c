import { useTranslation } from 'react-i18next';
import { productionEnvironment } from '../config/app-config';
import { useHost } from '../host-context';

/** Says outside production where the user works, so that nobody takes a test for the bank. */
export function EnvironmentTag() {
  const { t } = useTranslation('host');
  const { environment } = useHost().config;
  if (environment === productionEnvironment) return null;
  return (
    <span className="host-environment" title={t('layout.environment', { name: environment })}>
      {environment}
    </span>
  );
}

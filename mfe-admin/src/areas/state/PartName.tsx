import { useTranslation } from 'react-i18next';

/** As deployments call the host. */
const hostPart = 'host';

/** A remote by its name in deployments, the host by what users call it. */
export function PartName({ name }: { name: string }) {
  const { t } = useTranslation('admin-state');
  return <strong>{name === hostPart ? t('host') : name}</strong>;
}

import { useTranslation } from 'react-i18next';
import { hostPart } from '../../../diagnostics/part-health';

/** A remote by its name in deployments, the host by what users call it. */
export function PartName({ name }: { name: string }) {
  const { t } = useTranslation('parts');
  return <strong>{name === hostPart ? t('host') : name}</strong>;
}

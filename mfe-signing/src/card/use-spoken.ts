import { useTranslation } from 'react-i18next';

/**
 * Says a name that the service, or a codebook, has in Czech in the language of the page; one that the
 * page does not know is said as it is.
 */
export function useSpoken(): (name: string) => string {
  const { t } = useTranslation('signing');
  const say = t as unknown as (key: string, values: { defaultValue: string }) => string;
  return (name) => say(`spoken.${name}`, { defaultValue: name });
}

import { useTranslation } from 'react-i18next';
import { translateMessage } from './validation-message';

/** Texts of schemas' and servers' messages. */
export function useMessage(): (message: string) => string {
  const { t } = useTranslation();
  // A schema's key is known at run time only; `texts:check` finds those that do not exist.
  const translate = t as unknown as (key: string, values: Record<string, unknown>) => string;
  return (message) => translateMessage(translate, message);
}

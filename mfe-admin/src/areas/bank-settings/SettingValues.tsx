import { formatDate } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import { useValueText } from '../../values/use-value-text';
import type { Setting } from './find-settings';

/** What holds now: of everything, or of several things where they differ. */
export function SettingValues({ setting }: { setting: Setting }) {
  const { t } = useTranslation('admin-bank-settings');
  const textOf = useValueText();
  const { values, unit, isSecret, since } = setting;
  if (isSecret) return t(values[0]?.value === true ? 'secret.set' : 'secret.notSet');
  const texts = values.map(({ of, value }) => ({ of, text: textOf(value, unit) }));
  const isOne = new Set(texts.map(({ text }) => text)).size <= 1;
  return (
    <div>
      {isOne ? (
        (texts[0]?.text ?? textOf(undefined))
      ) : (
        <ul className="bank-settings__values">
          {texts.map(({ of, text }) => (
            <li key={of}>
              <span className="adv-muted">{of}</span> <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {since !== undefined && (
        <div className="adv-muted">{t('since', { since: formatDate(since) })}</div>
      )}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../case/ChangedMeanwhile';

export interface TheirChange {
  label: string;
  /** As they saved it; empty or undefined when they removed it. */
  value: string | undefined;
}

/** What somebody else saved meanwhile and differs from what the form has. */
export function ParametersChanged({
  change,
  changes,
}: Pick<ComponentProps<typeof ChangedMeanwhile>, 'change'> & { changes: readonly TheirChange[] }) {
  const { t } = useTranslation('case');
  return (
    <ChangedMeanwhile
      change={change}
      title={t('changedParameters.title')}
      hint={
        <>
          {t('changedParameters.hint')}
          {changes.length > 0 && (
            <ul className="adv-form__errors">
              {changes.map(({ label, value }) => (
                <li key={label}>
                  {t('changedParameters.theirs', {
                    label,
                    value: value || t('changedParameters.empty'),
                  })}
                </li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
}

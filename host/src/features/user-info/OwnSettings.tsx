import { FieldFrame } from '@advisor/forms/components/FieldFrame';
import { useSession } from '@advisor/shell/session';
import { Section } from '@advisor/ui/components/Section';
import { Segmented, Select } from '@advisor/ui/entry';
import { densities, themeChoices } from '@advisor/ui/theme';
import { useThemeChoice } from '@advisor/ui/theme-choice';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-context';
import { menuEntries, menuTitle, settingsEntries } from '../../layout/navigation';
import { useOwnSettings } from '../../session/own-settings';
import { chosenStartPage, usualStartPage } from '../../session/start-page';

interface Option<Value> {
  value: Value;
  label: string;
}

interface ChoiceProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  value: Value;
  options: Option<Value>[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ onChoose, ...field }: ChoiceProps<Value>) {
  const id = useId();
  const { label, hint, value, options } = field;
  return (
    <FieldFrame group id={id} label={label} hint={hint} error={undefined}>
      <Segmented<Value>
        id={id}
        name={id}
        value={value}
        options={options}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={onChoose}
      />
    </FieldFrame>
  );
}

const group = (label: string, entries: readonly { path: string; label: string }[]) => ({
  label,
  options: entries.map((entry) => ({ value: entry.path, label: entry.label })),
});

/** Of the list of pages: the one that everybody has. */
const usual = '';

function StartPage({ onChoose }: { onChoose: (path: string | null) => void }) {
  const { t } = useTranslation('userInfo');
  const { registry } = useHost();
  const user = useSession();
  const id = useId();
  const usualTitle = menuTitle(registry, usualStartPage(user)) ?? usualStartPage(user);
  const groups = [
    group(t('settings.startPage.menu'), menuEntries(registry, user)),
    group(t('settings.startPage.settings'), settingsEntries(registry, user)),
  ];
  return (
    <FieldFrame
      id={id}
      label={t('settings.startPage.label')}
      hint={t('settings.startPage.hint')}
      error={undefined}
    >
      <Select
        id={id}
        value={chosenStartPage(user, registry) ?? usual}
        options={[
          { value: usual, label: t('settings.startPage.usual', { page: usualTitle }) },
          ...groups.filter(({ options }) => options.length > 0),
        ]}
        aria-describedby={`${id}-hint`}
        onChange={(path: string) => onChoose(path === usual ? null : path)}
      />
    </FieldFrame>
  );
}

/**
 * How the product looks for its user, and where it begins. The page lives without it, as beside a back
 * end of the release before.
 */
export function OwnSettings() {
  const { t } = useTranslation('userInfo');
  const { settings, save } = useOwnSettings({ success: t('settings.saved') });
  const [theme] = useThemeChoice();
  if (settings === undefined) return null;
  return (
    <Section title={t('settings.title')}>
      <p className="host-muted">{t('settings.hint')}</p>
      <div className="host-user-info__settings">
        <Choice
          label={t('settings.theme.label')}
          value={theme}
          options={themeChoices.map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
          onChoose={(chosen) => save({ theme: chosen })}
        />
        <Choice
          label={t('settings.density.label')}
          hint={t('settings.density.hint')}
          value={settings.density ?? 'comfortable'}
          options={densities.map((value) => ({ value, label: t(`settings.density.${value}`) }))}
          onChoose={(density) => save({ density })}
        />
        <StartPage onChoose={(startPage) => save({ startPage })} />
      </div>
    </Section>
  );
}

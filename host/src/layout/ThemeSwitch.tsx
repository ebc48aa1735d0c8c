import { useTranslation } from 'react-i18next';
import { themeChoices, type ThemeChoice } from '@advisor/ui/theme';
import { useThemeChoice } from '@advisor/ui/theme-choice';
import { DesktopOutlined, MoonOutlined, SunOutlined } from '@advisor/ui/icons';

const icons = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
} satisfies Record<ThemeChoice, React.ReactNode>;

/** Light, dark, or as the system has it. */
export function ThemeSwitch({ withLabels = false }: { withLabels?: boolean }) {
  const { t } = useTranslation('host');
  const [choice, setChoice] = useThemeChoice();
  return (
    <fieldset className="host-theme" aria-label={t('theme.label')}>
      {themeChoices.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === choice}
          aria-label={t(`theme.${option}`)}
          title={t(`theme.${option}`)}
          onClick={() => setChoice(option)}
        >
          {icons[option]}
          {withLabels && t(option === 'system' ? 'theme.systemShort' : `theme.${option}`)}
        </button>
      ))}
    </fieldset>
  );
}

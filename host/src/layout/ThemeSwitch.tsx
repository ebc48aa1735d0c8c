import { useTranslation } from 'react-i18next';
import { setThemeChoice, themeChoices, type ThemeChoice } from '@advisor/ui/theme';
import { useThemeChoice } from '@advisor/ui/theme-choice';
import { DesktopOutlined, MoonOutlined, SunOutlined } from '@advisor/ui/icons';

const icons = {
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
  system: <DesktopOutlined aria-hidden />,
} satisfies Record<ThemeChoice, React.ReactNode>;

interface ThemeSwitchProps {
  withLabels?: boolean;
  /** Chooses it for this browser when left out. */
  onChoose?: (choice: ThemeChoice) => void;
}

/** Light, dark, or as the system has it. */
export function ThemeSwitch({ withLabels = false, onChoose = setThemeChoice }: ThemeSwitchProps) {
  const { t } = useTranslation('host');
  const [choice] = useThemeChoice();
  return (
    <fieldset className="host-theme" aria-label={t('theme.label')}>
      {themeChoices.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === choice}
          aria-label={t(`theme.${option}`)}
          title={t(`theme.${option}`)}
          onClick={() => onChoose(option)}
        >
          {icons[option]}
          {withLabels && t(option === 'system' ? 'theme.systemShort' : `theme.${option}`)}
        </button>
      ))}
    </fieldset>
  );
}

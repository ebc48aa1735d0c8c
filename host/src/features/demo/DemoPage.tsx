import { hostAddresses } from '@advisor/addresses/host';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { Segmented } from '@advisor/ui/entry';
import { themeChoices } from '@advisor/ui/theme';
import { useThemeChoice } from '@advisor/ui/theme-choice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Actions } from './sections/Actions';
import { Charts } from './sections/Charts';
import { Controls } from './sections/Controls';
import { Forms } from './sections/Forms';
import { Lists } from './sections/Lists';
import { Messages } from './sections/Messages';
import { Overlays } from './sections/Overlays';
import { Placeholders } from './sections/Placeholders';
import { Tables } from './sections/Tables';
import { Values } from './sections/Values';
import { addDemoTexts } from './texts';
import './demo.css';

addDemoTexts();

const sections = {
  actions: Actions,
  values: Values,
  messages: Messages,
  placeholders: Placeholders,
  lists: Lists,
  tables: Tables,
  charts: Charts,
  controls: Controls,
  forms: Forms,
  overlays: Overlays,
} as const;

const names = Object.keys(sections) as (keyof typeof sections)[];

/** The living catalogue of the shared components in all their states. */
export default function DemoPage() {
  const { t } = useTranslation(['demo', 'host']);
  const [theme, setTheme] = useThemeChoice();
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          <Link to={hostAddresses.userInfo.to()}>{t('host:layout.parts')}</Link>
          <Segmented
            aria-label={t('theme.label')}
            value={theme}
            options={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
            onChange={setTheme}
          />
        </>
      }
    >
      <nav className="adv-actions" aria-label={t('toc')}>
        {names.map((name) => (
          <a key={name} href={`#${name}`}>
            {t(`${name}.title`)}
          </a>
        ))}
      </nav>
      {names.map((name) => {
        const Content = sections[name];
        return (
          <div key={name} id={name}>
            <Section title={t(`${name}.title`)}>
              <Content />
            </Section>
          </div>
        );
      })}
    </Page>
  );
}

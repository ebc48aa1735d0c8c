import { configureApi } from '@advisor/api-client/call';
import {
  currentChoice,
  onThemeChange,
  setThemeChoice,
  startTheme,
  themeChoices,
} from '@advisor/ui/theme';
import { productionEnvironment, readConfig, type AppConfig } from '../config/app-config';
import { replacePage } from '../navigate-away';
import { homeAddress, readHomeQuery } from '../session/home-address';
import { onSessionEvent } from '../session/session-channel';
import { startForm } from './form';
import { startHome } from './home';
import { element } from './page';
import { prefetchFirstScreen } from './prefetch';
import { reportFailures } from './report-failures';
import { showOverrides } from './show-overrides';

function startThemeSwitch(): void {
  const buttons = themeChoices.map((choice) => {
    const button = element(`[data-theme-choice="${choice}"]`);
    button.addEventListener('click', () => setThemeChoice(choice));
    return { choice, button };
  });
  const show = () => {
    for (const { choice, button } of buttons)
      button.ariaPressed = String(choice === currentChoice());
  };
  onThemeChange(show);
  show();
}

function applyConfig({ apiEndpoint, environment }: AppConfig): void {
  configureApi({ baseUrl: apiEndpoint });
  reportFailures();
  if (environment === productionEnvironment) return;
  const tag = element('.host-environment');
  tag.textContent = environment;
  tag.title = tag.dataset['title']?.replace('{{name}}', environment) ?? '';
  tag.hidden = false;
}

/** Whoever signs in in another tab is signed in in this one. */
function followOtherTabs(): void {
  const { redirect } = readHomeQuery(new URLSearchParams(window.location.search));
  onSessionEvent(({ kind }) => {
    if (kind === 'signed-in') replacePage(homeAddress({ redirect }));
  });
}

/** Brings the document before sign-in to life. Its texts and its look stand in it. */
export async function start(): Promise<void> {
  startTheme();
  startThemeSwitch();
  showOverrides();
  followOtherTabs();
  const ready = readConfig().then(applyConfig);
  if (document.querySelector('form')) {
    startForm(ready);
    await ready;
    return prefetchFirstScreen();
  }
  await ready;
  return startHome();
}

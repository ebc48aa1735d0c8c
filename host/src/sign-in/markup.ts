import { caseAddresses } from '@advisor/addresses/case';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { iconMarkup } from '@advisor/ui/icon-markup';
import { themeChoices, type ThemeChoice } from '@advisor/ui/theme';
import { addOverrideTexts } from '../overrides/texts';
import { hostTexts } from '../texts';

/** A message of the page: shown by the script when its time comes. */
interface Message {
  name: string;
  severity: 'error' | 'warning' | 'success';
  title: string;
  /** Under the title. */
  text?: string;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const themeIcons = { light: 'sun', dark: 'moon', system: 'desktop' } as const satisfies Record<
  ThemeChoice,
  Parameters<typeof iconMarkup>[0]
>;

/** The texts of the host as of now; a build reads them once. */
async function readTexts() {
  const i18n = await initI18n();
  addTexts('host', hostTexts);
  addOverrideTexts();
  return i18n.getFixedT('cs', ['host', 'common', 'overrides']);
}

type Texts = Awaited<ReturnType<typeof readTexts>>;

const icon = (name: Parameters<typeof iconMarkup>[0]) => iconMarkup(name);

const bar = (t: Texts, { name, severity, title, text }: Message): string => `
  <div class="adv-bar adv-tone-${severity}" role="${severity === 'error' ? 'alert' : 'status'}" data-message="${name}" hidden>
    <span class="adv-bar__icon" aria-hidden="true">${icon(severity)}</span>
    <div class="adv-bar__body">
      <p class="adv-bar__title"><span class="adv-hidden">${t(`common:severity.${severity}`)}: </span><span data-title>${escapeHtml(title)}</span></p>
      ${text === undefined ? '' : `<p class="adv-bar__text">${escapeHtml(text)}</p>`}
      <p class="adv-trace" hidden>${t('common:error.traceId')} <code></code></p>
    </div>
  </div>`;

const themeSwitch = (t: Texts): string => `
  <fieldset class="host-theme" aria-label="${t('theme.label')}">
    ${themeChoices
      .map((choice) => {
        const label = t(`theme.${choice}`);
        return `<button type="button" data-theme-choice="${choice}" aria-label="${label}" title="${label}">${icon(themeIcons[choice])}</button>`;
      })
      .join('')}
  </fieldset>`;

const counts = { one: 1, few: 2, other: 5 } as const;

/** Its texts for each plural, as `show-overrides` fills them in. */
function overrideTag(t: Texts): string {
  const holes = { origin: '{{origin}}', parts: '{{parts}}' };
  const forms = Object.entries(counts).map(([form, count]) => {
    const end = t('overrides:end', { count, ...holes }).replace(String(count), '{{count}}');
    const text = t('overrides:count', { count }).replace(String(count), '{{count}}');
    return `data-end-${form}="${end}" data-count-${form}="${text}"`;
  });
  return `<a class="host-environment host-pinned" data-from="${t('overrides:from', holes)}" ${forms.join(' ')} hidden>
        <span class="host-pinned__text"></span><span aria-hidden="true">×</span>
      </a>
      <!-- overrides -->`;
}

const frame = (t: Texts, content: string): string => `
  <div class="host-home">
    <header class="host-home__header">
      <span class="host-brand">
        <svg class="host-brand__mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 11.2 12 4l9 7.2V20a1 1 0 0 1-1 1h-5.5v-6h-5v6H4a1 1 0 0 1-1-1z" /></svg>
        <span class="host-brand__name">${t('product')}</span>
      </span>
      <span class="host-environment" data-title="${t('layout.environment', { name: '{{name}}' })}" hidden></span>
      ${overrideTag(t)}
      ${themeSwitch(t)}
    </header>
    <main class="host-home__main" aria-label="${t('product')}">
      <div class="host-home__card">${content}</div>
    </main>
  </div>`;

function home(t: Texts): string {
  const messages: readonly Message[] = [
    { name: 'noPermission', severity: 'error', title: t('home.message.noPermission') },
    { name: 'idleTime', severity: 'warning', title: t('home.message.idleTime') },
    { name: 'maximumTime', severity: 'warning', title: t('home.message.maximumTime') },
    { name: 'expired', severity: 'warning', title: t('home.message.expired') },
    { name: 'signedOut', severity: 'success', title: t('home.message.signedOut') },
    {
      name: 'unavailable',
      severity: 'error',
      title: t('home.unavailable.title'),
      text: t('home.unavailable.text'),
    },
    { name: 'failed', severity: 'error', title: t('error.page.unexpectedText') },
  ];
  return `
    <h1 tabindex="-1">${t('product')}</h1>
    <p class="host-home__lead">${t('home.lead')}</p>
    ${messages.map((message) => bar(t, message)).join('')}
    <a class="sign-in__button" data-action="sign-in" hidden>${t('home.signIn')}</a>
    <button class="sign-in__button" type="button" data-action="retry" hidden>${t('error.retry')}</button>`;
}

const field = (
  t: Texts,
  name: 'login' | 'password',
  input: string,
  { beside = '', inside = '' } = {},
): string => `
  <div>
    <div class="sign-in__label"><label for="${name}">${t(`signIn.${name}`)}</label>${beside}</div>
    <div class="sign-in__field">
      <input id="${name}" name="${name}" required ${input} />${inside}
    </div>
    <p class="adv-field__error" id="${name}-error" hidden>${t(name === 'login' ? 'signIn.missingLogin' : 'signIn.missingPassword')}</p>
  </div>`;

function signIn(t: Texts): string {
  const problems = ['refused', 'throttled', 'unavailable', 'failed'] as const;
  const messages = problems.map((name) =>
    bar(t, { name, severity: 'error', title: t(`signIn.problem.${name}`) }),
  );
  const show = t('signIn.showPassword');
  return `
    <h1 tabindex="-1">${t('signIn.title')}</h1>
    ${messages.join('')}
    <form class="sign-in" method="post" novalidate>
      ${field(t, 'login', 'autocomplete="username" autocapitalize="none" spellcheck="false" autofocus')}
      ${field(t, 'password', 'type="password" autocomplete="current-password"', {
        beside: `<output data-message="capsLock">${t('signIn.capsLock')}</output>`,
        inside: `<button type="button" class="adv-icon-button" data-action="show-password" aria-pressed="false" aria-label="${show}" title="${show}">${icon('eye')}</button>`,
      })}
      <button class="sign-in__button" type="submit">${t('signIn.submit')}</button>
    </form>
    <!-- prefetch ${caseAddresses.dashboard.to()} -->`;
}

/** Sent before the script is there, the form waits for it. */
const keepSubmitted = `<script>addEventListener('submit', (event) => {
  event.preventDefault();
  document.documentElement.dataset.submitted = '';
});</script>`;

const icons =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%23c8102e' d='M8 1 1 7h2v8h4v-4h2v4h4V7h2z'/%3E%3C/svg%3E";

/** The documents before sign-in, as the build writes them: all their texts, and what they look like. */
export async function signInDocuments(): Promise<Record<'home' | 'sign-in', string>> {
  const t = await readTexts();
  const whole = (content: string) => `<!doctype html>
<html lang="cs">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${t('documentTitle', { title: t('home.title') })}</title>
    <link rel="icon" href="${icons}" />
    <link rel="preload" as="fetch" href="/config.json" crossorigin="anonymous" />
    <!-- build -->
    <!-- preload -->
    ${keepSubmitted}
  </head>
  <body>
    <noscript>${t('noScript')}</noscript>
    ${frame(t, content)}
  </body>
</html>
`;
  return { home: whole(home(t)), 'sign-in': whole(signIn(t)) };
}

import { isApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { sessionCalls } from '@advisor/contracts/session/calls';
import { replacePage } from '../navigate-away';
import { ownPath } from '../session/own-path';
import { announceSession } from '../session/session-channel';
import { begin } from './begin';
import { element, showMessage } from './page';
import { signInProblem } from './sign-in-problem';

const names = ['login', 'password'] as const;
type Name = (typeof names)[number];

const field = (name: Name) => element<HTMLInputElement>(`#${name}`);

/** Says of one field at most that it is empty. */
function showMissing(missing: Name | undefined): void {
  for (const name of names) {
    const isMissing = name === missing;
    element(`#${name}-error`).hidden = !isMissing;
    field(name).ariaInvalid = String(isMissing);
    if (isMissing) field(name).setAttribute('aria-describedby', `${name}-error`);
    else field(name).removeAttribute('aria-describedby');
  }
}

/** Where the user goes who has signed in; `/` finds out what is wrong with who may go nowhere. */
const target = async (): Promise<string> =>
  ownPath(new URLSearchParams(window.location.search).get('redirect')) ??
  call(sessionCalls.loggedInUser).then(begin, () => '/');

/** Asks the server; stays busy until the page is left. */
async function signIn(button: HTMLButtonElement, ready: Promise<unknown>): Promise<void> {
  const login = field('login').value.trim();
  const password = field('password').value;
  const missing = login === '' ? 'login' : password === '' ? 'password' : undefined;
  showMissing(missing);
  if (missing) return field(missing).focus();
  button.ariaBusy = 'true';
  showMessage(undefined);
  try {
    await ready;
    await call(sessionCalls.signIn, { body: { login, password } });
    announceSession({ kind: 'signed-in' });
    replacePage(await target());
  } catch (error) {
    const problem = signInProblem(error);
    const traceId = isApiError(error) && problem === 'failed' ? error.traceId : undefined;
    showMessage(problem, { traceId });
    button.ariaBusy = 'false';
    field('password').focus();
    field('password').select();
  }
}

function startPasswordButton(): void {
  const button = element<HTMLButtonElement>('[data-action="show-password"]');
  button.addEventListener('click', () => {
    const isShown = button.ariaPressed !== 'true';
    button.ariaPressed = String(isShown);
    field('password').type = isShown ? 'text' : 'password';
  });
}

function startCapsLockHint(): void {
  const hint = element('[data-message="capsLock"]');
  const [text] = [hint.textContent];
  hint.textContent = '';
  const notice = (event: KeyboardEvent) => {
    hint.textContent = event.getModifierState('CapsLock') ? text : '';
  };
  field('password').addEventListener('keydown', notice);
  field('password').addEventListener('keyup', notice);
}

/**
 * The sign-in of the simple scheme. What was typed and sent before this ran counts.
 * @param ready resolves when calls may be made
 */
export function startForm(ready: Promise<unknown>): void {
  const form = element<HTMLFormElement>('form');
  const button = element<HTMLButtonElement>('button[type="submit"]');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaBusy !== 'true') void signIn(button, ready);
  });
  startPasswordButton();
  startCapsLockHint();
  if (document.activeElement === document.body) field('login').focus();
  if ('submitted' in document.documentElement.dataset) form.requestSubmit();
}

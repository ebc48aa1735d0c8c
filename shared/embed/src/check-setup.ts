import { signingServer, SigningServerError } from './server';

/** What is to work together. */
export interface SetupToCheck {
  /** Origin of the workplace. */
  workplace: string;
  /** Origin of the page that embeds. */
  origin: string;
  clientId: string;
  password: string;
  /** A document and an advisor who may sign it. */
  documentExternalId: string;
  login: string;
  /** Address of the page that embeds, for its headers. */
  page?: string | undefined;
  fetch?: typeof globalThis.fetch;
}

/** One thing that was looked at; `remedy` is there when it is wrong. */
export interface Finding {
  what: string;
  remedy?: string;
}

const query = 'processType=STANDARD&org=0100&documentExternalId=';

const directive = (policy: string, name: string): string[] | undefined =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1);

const remedies: Partial<Record<string, string>> = {
  wrongPassword: 'The id or the password is wrong: EMBED_CLIENTS of the workplace has its hash.',
  forbidden: 'The advisor may not sign documents, or the case is somebody else’s.',
  unknownDocument: 'There is no such document.',
  tooManyAttempts: 'Too many wrong passwords: wait a quarter of an hour.',
  unavailable: 'The workplace does not answer.',
};

/** Looks at everything between a page and the workplace that must fit, and says what does not. */
export async function checkSetup(setup: SetupToCheck): Promise<Finding[]> {
  const { workplace, origin, documentExternalId, fetch = globalThis.fetch } = setup;
  const findings: Finding[] = [];
  const note = (what: string, isRight: boolean, remedy: string) =>
    void findings.push(isRight ? { what } : { what, remedy });

  const frame = await fetch(
    new URL(`/embed/signing?${query}${encodeURIComponent(documentExternalId)}`, workplace),
  ).catch(() => undefined);
  note('the workplace answers', frame?.ok === true, `There is no signing page at ${workplace}.`);
  if (!frame?.ok) return findings;

  const ancestors = directive(
    frame.headers.get('content-security-policy') ?? '',
    'frame-ancestors',
  );
  note(
    `${origin} may embed it`,
    ancestors?.includes(origin) === true,
    `The workplace allows ${ancestors?.join(' ') ?? 'nobody'}: its operators add the origin to EMBED_PARENT_ORIGINS.`,
  );
  note(
    'its connection is encrypted',
    new URL(workplace).protocol === 'https:' || new URL(workplace).hostname === 'localhost',
    'Browsers keep the session over https only, or on localhost.',
  );
  await checkCode(setup, note);

  const [, settings = '{}'] = /id="embed-settings">([^<]+)</.exec(await frame.text()) ?? [];
  const { navigationOrigins = [] } = JSON.parse(settings) as { navigationOrigins?: string[] };
  if (setup.page !== undefined) await checkPage(setup, [workplace, ...navigationOrigins], note);
  return findings;
}

type Note = (what: string, isRight: boolean, remedy: string) => void;

/** The password makes a code, and the code a session whose cookie a browser keeps in a frame. */
async function checkCode(setup: SetupToCheck, note: Note): Promise<void> {
  const { workplace, clientId, password, documentExternalId, login, fetch } = setup;
  const what = 'the password makes codes for the document';
  try {
    const server = signingServer({ baseUrl: workplace, clientId, password, fetch });
    const { code } = await server.createCode({ documentExternalId, login });
    note(what, true, '');
    const session = await (fetch ?? globalThis.fetch)(new URL('/api/v1/embed/session', workplace), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, documentExternalId }),
    });
    const cookie = session.headers.get('set-cookie') ?? '';
    const missing = ['Secure', 'HttpOnly', 'SameSite=None', 'Partitioned'].filter(
      (attribute) => !cookie.includes(attribute),
    );
    note(
      'the session’s cookie works in a frame',
      missing.length === 0,
      `It comes without ${missing.join(', ')}: a proxy in front of the workplace changes it.`,
    );
  } catch (error) {
    const failure = error instanceof SigningServerError ? error.failure : 'unexpected';
    note(what, false, remedies[failure] ?? `It failed: ${String(error)}`);
  }
}

/** The page's own headers let the frame in, and signing in windows of its own. */
async function checkPage({ page = '', fetch }: SetupToCheck, origins: string[], note: Note) {
  const answer = await (fetch ?? globalThis.fetch)(page).catch(() => undefined);
  note('your page answers', answer?.ok === true, `There is nothing at ${page}.`);
  if (!answer?.ok) return;
  const policy = answer.headers.get('content-security-policy') ?? '';
  const allowed = ['frame-src', 'child-src', 'default-src']
    .map((name) => directive(policy, name))
    .find((sources) => sources !== undefined);
  const missing = allowed === undefined ? [] : origins.filter((one) => !allowed.includes(one));
  note(
    'your page’s policy lets the frame in',
    missing.length === 0,
    `Add to frame-src: ${missing.join(' ')}`,
  );
  note(
    'your page embeds pages of other origins',
    !/require-corp|credentialless/.test(answer.headers.get('cross-origin-embedder-policy') ?? ''),
    'Cross-Origin-Embedder-Policy blocks the frame.',
  );
  note(
    'windows of the frame open',
    (answer.headers.get('cross-origin-opener-policy') ?? '') !== 'same-origin',
    'Cross-Origin-Opener-Policy same-origin hides them: use same-origin-allow-popups, or the frame shows a link.',
  );
}

import { embedSigning, type EmbeddedSigning, type SigningOptions } from '@advisor/embed/parent';
import { frameOf, framedWindows } from '@advisor/embed/testing/fake-window';

const portal = 'https://portal.example';

export const pageAddress = {
  processType: 'STANDARD',
  org: '0100',
  documentExternalId: 'EP-000001',
} as const;

export const pageSettings = {
  parentOrigins: [portal],
  navigationOrigins: [],
  ePodpisyEndpoint: '/epodpisy/0100',
};

/** The page renders by itself, as in a browser. */
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** The page that a test has opened. */
export const openedPage = {
  embedded: undefined as EmbeddedSigning | undefined,
  end(): void {
    this.embedded?.destroy();
    this.embedded = undefined;
    jest.useRealTimers();
  },
};

export const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

/** Where the page is opened: its address and what the server writes into it. */
interface PageSource {
  query: Record<string, string>;
  settings: object;
  hash: string;
}

/** The page as the server sends it, in a frame of a parent that uses the published client. */
export async function startPage(
  callbacks: Partial<SigningOptions> = {},
  { query = pageAddress, settings = pageSettings, hash = '' }: Partial<PageSource> = {},
): Promise<void> {
  react.IS_REACT_ACT_ENVIRONMENT = false;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { parent, child } = framedWindows(portal, window.location.origin);
  jest.spyOn(window, 'parent', 'get').mockReturnValue(child.parent as unknown as Window);
  child.addEventListener('message', ({ data, origin, source }) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });
  history.replaceState(null, '', `/embed/signing?${new URLSearchParams(query)}${hash}`);
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="embed-settings">${JSON.stringify(settings)}</script>`;
  openedPage.embedded = embedSigning({
    baseUrl: window.location.origin,
    ...pageAddress,
    getCode: async () => 'one-time-code-of-the-server',
    window: parent.asWindow,
    frame: frameOf(parent, child),
    ...callbacks,
  });
  await jest.isolateModulesAsync(async () => void (await import('../index')));
}

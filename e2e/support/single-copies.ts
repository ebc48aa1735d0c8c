import type { Page } from '@playwright/test';
import { expect } from './test';

/** A text that only the library's own code contains, also when it is minified. */
const marks = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': 'Minified React error',
  'react-query': 'No QueryClient set',
  'react-router': 'may be used only in the context of a <Router>',
  i18next: 'missingInterpolationHandler',
  'react-i18next': 'NO_I18NEXT_INSTANCE',
  antd: '"anticon"',
};

interface Fiber {
  memoizedProps: unknown;
  /** Of a component, the first of its hooks. */
  memoizedState: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface ShareScope {
  [module: string]: Record<string, { useIn: string[] }>;
}

declare global {
  interface Window {
    /** Copies of React that render, and what they have rendered. */
    renderers: number;
    rendered: Set<{ current: Fiber }>;
    __FEDERATION__: {
      __INSTANCES__: { name: string; shareScopeMap: { default: ShareScope } }[];
    };
  }
}

/** Takes the place of React's developer tools, to which every copy of React announces itself. */
function listenToReact(): void {
  window.renderers = 0;
  window.rendered = new Set();
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => (window.renderers += 1),
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => window.rendered.add(root),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
}

/** Runs in the page: what its components hold. */
function readComponents() {
  const found = {
    clients: new Set<unknown>(),
    texts: new Set<unknown>(),
    themes: new Set<unknown>(),
  };
  const take = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { getQueryCache, services, store, cssVar } = value as Record<string, unknown>;
    if (typeof getQueryCache === 'function') found.clients.add(value);
    // i18next hands out views of its instance, which have the texts in common.
    if (services && store) found.texts.add(store);
    if (cssVar) found.themes.add((cssVar as { key?: unknown }).key);
  };
  const takeAll = (values: unknown): void => {
    take(values);
    if (typeof values === 'object' && values !== null) Object.values(values).forEach(take);
  };
  const fibers: (Fiber | null)[] = [...window.rendered].map(({ current }) => current);
  while (fibers.length > 0) {
    const fiber = fibers.pop();
    if (!fiber) continue;
    fibers.push(fiber.child, fiber.sibling);
    takeAll(fiber.memoizedProps);
    let hook = fiber.memoizedState as { memoizedState?: unknown; next?: unknown } | null;
    while (typeof hook === 'object' && hook !== null && 'next' in hook) {
      takeAll(hook.memoizedState);
      hook = hook.next as typeof hook;
    }
  }
  const sheets = [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.includes('--ant-color-primary:')),
  );
  return {
    'copies of React that render': window.renderers,
    'query clients': found.clients.size,
    'sets of texts': found.texts.size,
    themes: found.themes.size,
    'style sheets with the theme’s colours': sheets.length,
  };
}

/** Runs in the page: what its federation shares. */
function readFederation() {
  const {
    __FEDERATION__: { __INSTANCES__: instances },
  } = window;
  // Each container has its own account of the host's.
  const scopes = instances.map(({ shareScopeMap }) => shareScopeMap.default);
  const host = instances.find(({ name }) => name === 'advisor_host');
  const scope = host?.shareScopeMap.default ?? {};
  return {
    names: instances.map(({ name }) => name),
    inSeveralVersions: scopes.flatMap((each) =>
      Object.keys(each).filter((name) => Object.keys(each[name]!).length > 1),
    ),
    usersOfReact: Object.values(scope['react'] ?? {}).flatMap(({ useIn }) => useIn),
  };
}

const containers = (remotes: readonly string[]) =>
  remotes.map((name) => `advisor_${name.replaceAll('-', '_')}`).toSorted();

/**
 * Watches what a page loads and renders.
 * @returns a check that the page, and the remotes which it has loaded by then, have one copy of all
 * that exists once
 */
export async function watchCopies(page: Page) {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.set(response.url(), response.text());
    }
  });
  await page.addInitScript(listenToReact);
  return async (remotes: readonly string[]): Promise<void> => {
    const held = await page.evaluate(readComponents);
    for (const [what, number] of Object.entries(held)) expect(number, what).toBe(1);
    const federation = await page.evaluate(readFederation);
    expect(federation.names.toSorted()).toEqual(
      ['advisor_host', ...containers(remotes)].toSorted(),
    );
    expect(federation.inSeveralVersions).toEqual([]);
    expect(federation.usersOfReact.toSorted(), 'who have the host’s React').toEqual(
      containers(remotes),
    );
    const texts = await Promise.all(
      [...scripts].map(async ([url, text]) => ({ url, text: await text })),
    );
    for (const [library, mark] of Object.entries(marks)) {
      const files = texts.filter(({ text }) => text.includes(mark)).map(({ url }) => url);
      expect(files, `files that contain ${library}`).toHaveLength(1);
    }
  };
}

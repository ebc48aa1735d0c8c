/**
 * The one table of federated shared modules. The host provides each of them; remotes bundle no copy
 * (`import: false`) and refuse any version but the one they were built with.
 *
 * A whole package cannot be tree-shaken once it is shared, a module of ours that re-exports what
 * the product uses can. Hence the values:
 * - `package`: the package itself, small or used as a whole; its version is that of the catalog.
 * - `curated`: imported by the package's own name, but provided by the file of that name in
 *   `vendor/`, which lists what is available. Same version.
 * - `own`: a module of ours that groups antd; its version is the host contract's.
 * - `frame`: modules of ours that hold state, or that the host's frame has loaded anyway, as one: each
 *   keeps its own name where it is imported. The host's `remotes/frame.ts` puts them together.
 *
 * What is not in the table is bundled by each remote that imports it: zod, react-hook-form,
 * stateless components, contracts. A remote that would bundle a copy of a package which has to
 * exist once (`singletonPackages`) does not build.
 */
export const sharedModules = {
  react: { kind: 'package' },
  'react/jsx-runtime': { kind: 'package', package: 'react' },
  'react-dom': { kind: 'package' },
  dayjs: { kind: 'package', lazy: true },

  '@tanstack/react-query': { kind: 'curated', vendor: 'react-query' },
  'react-i18next': { kind: 'curated', vendor: 'react-i18next' },
  'react-router-dom': { kind: 'curated', vendor: 'react-router-dom' },

  '@advisor/frame': {
    kind: 'frame',
    modules: [
      '@advisor/api-client/api-error',
      '@advisor/api-client/call',
      '@advisor/api-client/operation-query',
      '@advisor/api-client/server-clock',
      '@advisor/api-client/use-prefetched-query',
      '@advisor/forms/drafts',
      '@advisor/forms/unsaved-changes',
      '@advisor/i18n/format',
      '@advisor/i18n/instance',
      '@advisor/shell/client-of-case',
      '@advisor/shell/components/Slot',
      '@advisor/shell/current-client',
      '@advisor/shell/lazy-page',
      '@advisor/shell/live',
      '@advisor/shell/notifications',
      '@advisor/shell/route-identifiers',
      '@advisor/shell/session',
      '@advisor/shell/use-change',
      '@advisor/ui/components/CopyText',
      '@advisor/ui/components/DateText',
      '@advisor/ui/components/EmptyState',
      '@advisor/ui/components/ErrorState',
      '@advisor/ui/components/Highlight',
      '@advisor/ui/components/InfoBar',
      '@advisor/ui/components/Kbd',
      '@advisor/ui/components/LiveRegion',
      '@advisor/ui/components/Page',
      '@advisor/ui/components/PersonName',
      '@advisor/ui/components/Skeleton',
      '@advisor/ui/components/StatusChip',
      '@advisor/ui/components/VisuallyHidden',
      '@advisor/ui/core',
      '@advisor/ui/failure-outlet',
      '@advisor/ui/find-matches',
      '@advisor/ui/frame-icons',
    ],
  },
  '@advisor/ui/data': { kind: 'own', lazy: true },
  '@advisor/ui/dates': { kind: 'own', lazy: true },
  '@advisor/ui/entry': { kind: 'own', lazy: true },
  '@advisor/ui/input': { kind: 'own', lazy: true },
  '@advisor/ui/overlay': { kind: 'own', lazy: true },
  '@advisor/ui/password': { kind: 'own', lazy: true },
  // What every icon is drawn with; the icons themselves are bundled where they are used.
  '@advisor/ui/icon-base': { kind: 'own' },
} as const satisfies Record<string, SharedModule>;

export type SharedModule = {
  /** The host has it in a chunk of its own, loaded when a remote asks. */
  lazy?: true;
} & (
  | { kind: 'package'; package?: string }
  | { kind: 'curated'; vendor: string }
  | { kind: 'own' }
  | { kind: 'frame'; modules: readonly string[] }
);

export type SharedModuleName = keyof typeof sharedModules;

/** Packages of which a page may hold one copy only; the host's. */
export const singletonPackages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  'antd',
  '@ant-design/cssinjs',
  'dayjs',
  'zustand',
] as const;

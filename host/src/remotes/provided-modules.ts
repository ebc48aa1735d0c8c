import type { SharedModuleName } from '@advisor/federation/shared-modules';

/**
 * Loads each module of the shared table; the compiler checks that none is missing. What the host
 * itself uses at start is already there, the rest is a chunk that is loaded when a remote asks.
 */
export const providedModules = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  dayjs: () => import('dayjs'),
  '@tanstack/react-query': () => import('@tanstack/react-query'),
  'react-i18next': () => import('react-i18next'),
  'react-router-dom': () => import('react-router-dom'),
  '@advisor/ui/core': () => import('@advisor/ui/core'),
  '@advisor/ui/data': () => import('@advisor/ui/data'),
  '@advisor/ui/dates': () => import('@advisor/ui/dates'),
  '@advisor/ui/entry': () => import('@advisor/ui/entry'),
  '@advisor/ui/overlay': () => import('@advisor/ui/overlay'),
  '@advisor/ui/icon-base': () => import('@advisor/ui/icon-base'),
  '@advisor/api-client/api-error': () => import('@advisor/api-client/api-error'),
  '@advisor/api-client/call': () => import('@advisor/api-client/call'),
  '@advisor/api-client/operation-query': () => import('@advisor/api-client/operation-query'),
  '@advisor/api-client/use-prefetched-query': () =>
    import('@advisor/api-client/use-prefetched-query'),
  '@advisor/i18n/instance': () => import('@advisor/i18n/instance'),
  '@advisor/shell/current-client': () => import('@advisor/shell/current-client'),
  '@advisor/shell/error-flags': () => import('@advisor/shell/error-flags'),
  '@advisor/shell/notifications': () => import('@advisor/shell/notifications'),
  '@advisor/shell/session': () => import('@advisor/shell/session'),
  '@advisor/shell/components/Slot': () => import('@advisor/shell/components/Slot'),
} satisfies Record<SharedModuleName, () => Promise<unknown>>;

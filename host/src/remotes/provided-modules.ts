import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as apiError from '@advisor/api-client/api-error';
import * as call from '@advisor/api-client/call';
import * as operationQuery from '@advisor/api-client/operation-query';
import * as usePrefetchedQuery from '@advisor/api-client/use-prefetched-query';
import type { SharedModuleName } from '@advisor/federation/shared-modules';
import * as reactI18next from '@advisor/federation/vendor/react-i18next';
import * as tanstackReactQuery from '@advisor/federation/vendor/react-query';
import * as reactRouterDom from '@advisor/federation/vendor/react-router-dom';
import * as drafts from '@advisor/forms/drafts';
import * as unsavedChanges from '@advisor/forms/unsaved-changes';
import * as format from '@advisor/i18n/format';
import * as i18nInstance from '@advisor/i18n/instance';
import * as slot from '@advisor/shell/components/Slot';
import * as currentClient from '@advisor/shell/current-client';
import * as errorFlags from '@advisor/shell/error-flags';
import * as notifications from '@advisor/shell/notifications';
import * as session from '@advisor/shell/session';
import * as dateText from '@advisor/ui/components/DateText';
import * as errorState from '@advisor/ui/components/ErrorState';
import * as highlight from '@advisor/ui/components/Highlight';
import * as infoBar from '@advisor/ui/components/InfoBar';
import * as kbd from '@advisor/ui/components/Kbd';
import * as liveRegion from '@advisor/ui/components/LiveRegion';
import * as page from '@advisor/ui/components/Page';
import * as personName from '@advisor/ui/components/PersonName';
import * as statusChip from '@advisor/ui/components/StatusChip';
import * as uiCore from '@advisor/ui/core';
import * as findMatches from '@advisor/ui/find-matches';
import * as iconBase from '@advisor/ui/icon-base';

/**
 * The modules of the shared table; the compiler checks that none is missing. This file is a chunk
 * that is loaded with the first remote: what nearly every remote needs is in it, in one request; the
 * groups of antd are chunks of their own.
 */
export const providedModules = {
  react: () => react,
  'react/jsx-runtime': () => reactJsxRuntime,
  'react-dom': () => reactDom,
  dayjs: () => import('dayjs'),
  '@tanstack/react-query': () => tanstackReactQuery,
  'react-i18next': () => reactI18next,
  'react-router-dom': () => reactRouterDom,
  '@advisor/ui/core': () => uiCore,
  '@advisor/ui/data': () => import('@advisor/ui/data'),
  '@advisor/ui/dates': () => import('@advisor/ui/dates'),
  '@advisor/ui/entry': () => import('@advisor/ui/entry'),
  '@advisor/ui/overlay': () => import('@advisor/ui/overlay'),
  '@advisor/ui/password': () => import('@advisor/ui/password'),
  '@advisor/ui/icon-base': () => iconBase,
  '@advisor/ui/components/DateText': () => dateText,
  '@advisor/ui/components/ErrorState': () => errorState,
  '@advisor/ui/components/Highlight': () => highlight,
  '@advisor/ui/components/InfoBar': () => infoBar,
  '@advisor/ui/components/Kbd': () => kbd,
  '@advisor/ui/components/LiveRegion': () => liveRegion,
  '@advisor/ui/components/Page': () => page,
  '@advisor/ui/components/PersonName': () => personName,
  '@advisor/ui/components/StatusChip': () => statusChip,
  '@advisor/i18n/format': () => format,
  '@advisor/ui/find-matches': () => findMatches,
  '@advisor/api-client/api-error': () => apiError,
  '@advisor/api-client/call': () => call,
  '@advisor/api-client/operation-query': () => operationQuery,
  '@advisor/api-client/use-prefetched-query': () => usePrefetchedQuery,
  '@advisor/forms/drafts': () => drafts,
  '@advisor/forms/unsaved-changes': () => unsavedChanges,
  '@advisor/i18n/instance': () => i18nInstance,
  '@advisor/shell/current-client': () => currentClient,
  '@advisor/shell/error-flags': () => errorFlags,
  '@advisor/shell/notifications': () => notifications,
  '@advisor/shell/session': () => session,
  '@advisor/shell/components/Slot': () => slot,
} satisfies Record<SharedModuleName, () => unknown>;

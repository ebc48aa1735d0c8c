import * as react from 'react';
import * as reactJsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import type { SharedModuleName } from '@advisor/federation/shared-modules';
import * as reactI18next from '@advisor/federation/vendor/react-i18next';
import * as tanstackReactQuery from '@advisor/federation/vendor/react-query';
import * as reactRouterDom from '@advisor/federation/vendor/react-router-dom';
import * as iconBase from '@advisor/ui/icon-base';
import * as frame from './frame';

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
  '@advisor/frame': () => frame,
  '@advisor/ui/data': () => import('@advisor/ui/data'),
  '@advisor/ui/dates': () => import('@advisor/ui/dates'),
  '@advisor/ui/entry': () => import('@advisor/ui/entry'),
  '@advisor/ui/input': () => import(/* webpackChunkName: 'input' */ '@advisor/ui/input'),
  '@advisor/ui/overlay': () => import('@advisor/ui/overlay'),
  '@advisor/ui/password': () => import('@advisor/ui/password'),
  '@advisor/ui/icon-base': () => iconBase,
} satisfies Record<SharedModuleName, () => unknown>;

import { createInstance } from '@module-federation/runtime';
// Its index would bring what containers of ours never call, too.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import type { ContainerRuntime } from '@advisor/federation/container-runtime';

/** The library's code that runs in containers, which are built without it. */
export const containerRuntime: ContainerRuntime = {
  runtime: {},
  attachShareScopeMap,
  bundlerRuntime: {
    I: initializeSharing,
    consumes,
    initContainerEntry,
    init: ({ webpackRequire: { federation } }) =>
      federation.initOptions && createInstance(federation.initOptions),
  },
};

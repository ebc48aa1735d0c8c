import { replacementOf } from './antd-replacements.mjs';

/** Resolves modules for jest as the build does: antd without its run-time style engine. */
export function sync(request, options) {
  return replacementOf(options.basedir, request) ?? options.defaultResolver(request, options);
}

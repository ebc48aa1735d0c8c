import { askEarly } from './early-answers';
import { parseEmbedQuery, readFragmentCode } from './embed-query';
import { readEmbedSettings } from './embed-settings';

/*
 * A small script before the page's large one: with a code in the address, the session and the
 * signatures are on their way while the large one is still loading.
 */
// zod would try with its first schema whether it may make code from strings.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const query = parseEmbedQuery(window.location.search);
const code = readFragmentCode(window.location.hash);
const { parentOrigins, signatureService } = readEmbedSettings(document);
const isEmbedded = window.parent !== window && parentOrigins.length > 0;
if (isEmbedded && query && code !== undefined && signatureService) {
  window.earlyAnswers = askEarly(code, query, signatureService);
}

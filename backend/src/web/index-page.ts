import type { ProductView } from './product-view';

/** The product's one document for a path; its inline scripts and styles carry the nonce. */
export const indexPage = (
  { template, preloadTags }: ProductView,
  path: string,
  nonce: string,
): string =>
  template
    .replace('<!-- preload -->', () => preloadTags(path))
    .replaceAll(/<(script|style)>/g, `<$1 nonce="${nonce}">`);

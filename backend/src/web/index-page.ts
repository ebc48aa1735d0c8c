import type { ProductView } from './product-view';

/** The product's document for a path; its inline scripts and styles carry the nonce. */
export const indexPage = (
  { page, preloadTags }: ProductView,
  path: string,
  nonce: string,
): string =>
  page(path)
    .template.replace('<!-- preload -->', () => preloadTags(path))
    .replaceAll(/<(script|style)>/g, `<$1 nonce="${nonce}">`);

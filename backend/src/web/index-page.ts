import type { ProductView } from './product-view';

/** The product's one document for a path; its inline scripts carry the nonce. */
export const indexPage = (
  { template, preloadTags }: ProductView,
  path: string,
  nonce: string,
): string =>
  template
    .replace('<!-- preload -->', () => preloadTags(path))
    .replaceAll('<script>', `<script nonce="${nonce}">`);

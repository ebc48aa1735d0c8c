import type { Product } from './product-folder';

/** The product's one document for a path; its inline scripts carry the nonce. */
export const indexPage = (
  { template, preloadTags }: Product,
  path: string,
  nonce: string,
): string =>
  template
    .replace('<!-- preload -->', () => preloadTags(path))
    .replaceAll('<script>', `<script nonce="${nonce}">`);

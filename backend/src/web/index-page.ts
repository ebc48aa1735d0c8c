import { firstAnswersId, type FirstAnswer } from '@advisor/deployment/first-answers';
import { answersPlaceholder, inlineJson, type ProductView } from './product-view';

/** The product's document for a path; its inline scripts and styles carry the nonce. */
export const indexPage = (
  { page, preloadTags, prefetchTags }: Pick<ProductView, 'page' | 'preloadTags' | 'prefetchTags'>,
  path: string,
  nonce: string,
  answers: readonly FirstAnswer[] = [],
): string =>
  page(path)
    .template.replace('<!-- preload -->', () => preloadTags(path))
    // The document decides when, and whether.
    .replace(
      /<!-- prefetch (\S+) -->/,
      (_, next: string) => `<template data-prefetch>${prefetchTags(next)}</template>`,
    )
    .replaceAll(/<(script|style)>/g, `<$1 nonce="${nonce}">`)
    .replace(answersPlaceholder, () =>
      answers.length === 0
        ? ''
        : `<script type="application/json" id="${firstAnswersId}">${inlineJson(JSON.stringify(answers))}</script>`,
    );

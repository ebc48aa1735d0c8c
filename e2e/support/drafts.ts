import type { Page } from '@playwright/test';

/** How many drafts the browser keeps; the product has opened their storage before. */
export const savedDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('advisor-drafts');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('drafts').objectStore('drafts').count();
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );

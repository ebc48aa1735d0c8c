import { expect } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as embedding } from '../support/embedding';
import { runFolder } from '../support/run-folder';
import { combinations, deployCombination, type Combination, type Deployment } from './combinations';

export interface MatrixOptions {
  combination: Combination;
}

interface MatrixWorker extends MatrixOptions {
  deployment: Pick<Deployment, 'onPage'> & { product: string };
}

interface MatrixFixtures {
  /** What the browser says is wrong about our pages; there must be nothing. */
  consoleErrors: string[];
}

/** Tests of a combination of versions, served by the back end of now. */
export const test = embedding.extend<MatrixFixtures, MatrixWorker>({
  combination: [combinations[0]!, { scope: 'worker', option: true }],
  deployment: [
    async ({ combination }, provide) => {
      const product = mkdtempSync(path.join(runFolder.all, 'combination-'));
      const { onPage, refused } = deployCombination(combination, product);
      for (const line of refused) {
        process.stdout.write(`Not served in "${combination.name}": ${line}\n`);
      }
      await provide({ product, onPage });
      rmSync(product, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [({ deployment }, provide) => provide(deployment.product), { scope: 'worker' }],
  consoleErrors: [
    async ({ page, server }, provide) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        const isOurs = message.location().url.startsWith(server.url);
        // A page that begins without a session asks for one, and is answered so.
        if (message.type() === 'error' && isOurs && !/status of 401/.test(message.text()))
          errors.push(message.text());
      });
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test as embedding } from '../support/embedding';
import { runFolder } from '../support/run-folder';
import { combinations, deployCombination, type Combination } from './combinations';

export interface MatrixOptions {
  combination: Combination;
}

/** Tests of a combination of versions, served by the back end of now. */
export const test = embedding.extend<object, MatrixOptions>({
  combination: [combinations[0]!, { scope: 'worker', option: true }],
  product: [
    async ({ combination }, provide) => {
      const product = mkdtempSync(path.join(runFolder.all, 'combination-'));
      for (const line of deployCombination(combination, product)) {
        process.stdout.write(`Not served in "${combination.name}": ${line}\n`);
      }
      await provide(product);
      rmSync(product, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

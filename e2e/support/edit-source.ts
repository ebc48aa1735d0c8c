import { expect } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces text that is in a source. */
export function editSource(file: string, former: string, next: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(former);
  writeFileSync(file, text.replace(former, next));
}

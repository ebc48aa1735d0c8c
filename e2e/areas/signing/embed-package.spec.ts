import { buildSync } from 'esbuild';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageIn } from '../../parents/embed-package';
import { events, externalId, signersIn, test } from '../../support/embedding';
import { runFolder } from '../../support/run-folder';
import { root } from '../../support/server';
import { signingDocument } from '../../support/signing';
import { expect } from '../../support/test';

const documentId = externalId(signingDocument.threeGroups);
const inParent = { cwd: runFolder.parent, encoding: 'utf8' } as const;

test('the archive shows signing by a script tag and an element', async ({ allowed, page }) => {
  await page.goto(allowed.page('element', documentId));
  await expect(events(page)).toContainText('ready');
  await expect(signersIn(page).first()).toBeVisible();
});

test('the archive shows signing in React, whose StrictMode makes one frame', async ({
  allowed,
  page,
}) => {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `
        import { createElement, StrictMode } from 'react';
        import { createRoot } from 'react-dom/client';
        import { SigningFrame } from '@advisor/embed/react';
        export const show = (element, props) => createRoot(element).render(
          createElement(StrictMode, null, createElement(SigningFrame, props)),
        );`,
      resolveDir: runFolder.parent,
    },
    // React as the application has it; the package comes from its archive alone.
    nodePaths: [path.join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"development"' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const body = outputFiles[0]!.text;
  await page.route('**/react-bundle.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(allowed.page('react', documentId));
  await expect(events(page).getByText('ready')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('the archive is loaded by servers, as a module and as CommonJS', () => {
  const load = {
    module: [
      '--input-type=module',
      '-e',
      "import * as a from 'ENTRY'; console.log(Object.keys(a))",
    ],
    commonjs: ['-e', "console.log(Object.keys(require('ENTRY')))"],
  };
  for (const args of Object.values(load)) {
    const names = (entry: string) =>
      execFileSync(
        process.execPath,
        args.map((arg) => arg.replace('ENTRY', entry)),
        inParent,
      );
    expect(names('@advisor/embed')).toContain('embedSigning');
    expect(names('@advisor/embed/server')).toContain('verifyWebhook');
    expect(names('@advisor/embed/testing')).toContain('playSigning');
  }
  for (const file of ['react.js', 'react.cjs']) {
    const text = readFileSync(path.join(packageIn(runFolder.parent), file), 'utf8');
    expect(text, 'for frameworks that render on a server').toMatch(/^"use client";/);
  }
});

test('what the README shows is accepted by a strict compiler', () => {
  const readme = readFileSync(path.join(root, 'shared/embed/README.md'), 'utf8');
  const snippets = [...readme.matchAll(/```ts\n(import .*?)```/gs)].map(([, text]) => text!);
  expect(snippets).toHaveLength(3);
  const files = snippets.map((text, at) => {
    const file = path.join(runFolder.parent, `snippet-${at}.mts`);
    writeFileSync(file, text);
    return file;
  });
  const own = path.join(runFolder.parent, 'own.d.mts');
  const names = ['clientId', 'password', 'login', 'documentExternalId', 'rawBody', 'secret'];
  writeFileSync(
    own,
    `export {};
    declare global {
      const ${names.map((name) => `${name}: string`).join(', ')};
      const request: { headers: Record<string, string | undefined> };
      function showSigned(documentId: string): void;
      function showFailure(code: string, reason?: string, traceId?: string): void;
    }`,
  );
  // What somebody writes who wraps the package for another framework.
  files.push(path.join(runFolder.parent, 'wrapper.mts'));
  writeFileSync(
    files.at(-1)!,
    `import { RequestFailure, type ChildEvents, type CloseState, type GroupProgress } from '@advisor/embed';
    import type { LoadErrorCode, RefreshReason, SigningAddress, SigningEvents, Theme } from '@advisor/embed';
    export type Named = [ChildEvents, CloseState, GroupProgress, RefreshReason, SigningAddress, SigningEvents, Theme];
    export const isTimeout = (error: unknown) => error instanceof RequestFailure && error.code === 'timeout';
    // @ts-expect-error no code is called so
    export const isNonsense = (code: LoadErrorCode) => code === 'nonsense';`,
  );
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const modules = ['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2022,dom'];
  const types = ['--typeRoots', path.join(root, 'node_modules/@types'), '--types', 'node'];
  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', ...strict, ...modules, ...types, own, ...files],
    inParent,
  );
  expect(stdout).toBe('');
});

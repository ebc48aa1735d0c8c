import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { backgroundHeader, embeddedHeader } from './error-codes';
import { openApiDocument } from './openapi';

const document = openApiDocument();
const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const callOf = (id: string) => calls.find(({ operationId }) => operationId === id);
const failuresOf = (id: string) =>
  Object.keys(callOf(id)?.responses ?? {}).filter((status) => !/^[23]/.test(status));

it('is printed as valid OpenAPI 3.1', () => {
  const script = path.join(__dirname, '../scripts/print-openapi.ts');
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    maxBuffer: 8 << 20,
    cwd: __dirname,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual(document);
});

it('names every operation once', () => {
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
});

it('refers only to components that are there', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  expect(text).not.toContain('$defs');
  const missing = references.filter(
    ([, kind, name]) =>
      !((name ?? '') in (document.components[kind as keyof typeof document.components] ?? {})),
  );
  expect(missing.map(([reference]) => reference)).toEqual([]);
});

it('marks what is our own, what is public and who may call', () => {
  expect(callOf('auth.signIn')).toMatchObject({ 'x-extension': true, security: [] });
  expect(callOf('case.search')).not.toHaveProperty('x-extension');
  expect(document.components.schemas['DocumentOnSA']?.properties?.['signers']).toMatchObject({
    'x-extension': true,
  });
  expect(callOf('case.search')).not.toHaveProperty('security');
  expect(callOf('case.cancel')).toMatchObject({ 'x-permissions': [229] });
  expect(callOf('party.search')).toMatchObject({ 'x-error-codes': [90007, 90008] });
});

it('describes paths, lists, text, files and headers', () => {
  expect(callOf('case.get')?.parameters).toEqual([
    {
      name: 'caseId',
      in: 'path',
      required: true,
      schema: { $ref: '#/components/schemas/Id' },
    },
  ]);
  expect(callOf('temporaryDocuments.delete')?.parameters).toMatchObject([
    { name: 'guids', in: 'query', required: true, style: 'form', explode: false },
  ]);
  expect(callOf('income.create')?.responses).toMatchObject({
    200: { content: { 'text/plain': { schema: { type: 'string' } } } },
  });
  expect(callOf('mergedDocuments.content')?.responses).toMatchObject({
    200: { content: { 'application/octet-stream': {} } },
  });
  expect(Object.keys(callOf('case.documentThumbnail')?.responses ?? {})).toContain('304');
  expect(callOf('temporaryDocuments.upload')?.requestBody?.content).toHaveProperty([
    'multipart/form-data',
  ]);
  expect(callOf('loggedInUser.get')?.parameters).toMatchObject([
    { name: backgroundHeader, in: 'header', required: false },
  ]);
  for (const name of ['X-Context', embeddedHeader]) {
    expect(callOf('signatures.get')?.parameters).toContainEqual(
      expect.objectContaining({ name, in: 'header', required: false }),
    );
  }
});

it.each([
  ['auth.signIn', ['400', '403', '413', '415', '429']],
  ['auth.signOut', ['400']],
  ['embed.createCode', ['400', '401', '403', '404', '413', '415', '429']],
  ['banners.current', ['401', '403']],
  ['admin.changeCaseOwner', ['400', '401', '403', '404', '409', '413', '415']],
  ['case.cancel', ['400', '401', '403', '404', '409']],
  ['task.cancel', ['400', '401', '403', '404', '409']],
  ['signatures.sign', ['400', '401', '403', '404', '409', '413', '415']],
  ['signatures.retry', ['400', '401', '403', '404', '409']],
])('documents the failures that the declaration of %s implies', (id, failures) => {
  expect(failuresOf(id)).toEqual([...failures, '501', '503', 'default']);
});

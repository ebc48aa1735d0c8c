import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../platform/package-folder';
import { importedFiles, sourceHash } from './source-hash';

const source = (file: string) => join(packageFolder, 'src', file);

test('what fills a test database follows from imports', () => {
  const files = importedFiles();
  expect(files).toEqual(
    expect.arrayContaining(
      [
        'platform/failure.ts',
        'platform/session/demo-users.ts',
        'domain/offers/model-loan.ts',
        'modules/signing/state-machine.ts',
        'modules/signing/commands/write-signers.ts',
        'domain/checklist/required-documents.ts',
        'seed/table-writer.ts',
        'seeds.ts',
      ].map(source),
    ),
  );
  // What only serves calls is no part of it.
  expect(files).not.toContain(source('app.ts'));
  expect(files).not.toContain(source('modules/signing/routes.ts'));
});

test('a changed state of a document makes another database', () => {
  const stateMachine = source('modules/signing/state-machine.ts');
  const changed = sourceHash((file) => {
    const text = readFileSync(file);
    return file === stateMachine ? text.toString().replace('signed: 4', 'signed: 44') : text;
  });
  expect(readFileSync(stateMachine, 'utf8')).toContain('signed: 4');
  expect(changed).not.toBe(sourceHash());
});

test('a new migration makes another database', () => {
  const changed = sourceHash((file) =>
    file.endsWith('0000_users-and-sessions.sql') ? '' : readFileSync(file),
  );
  expect(changed).not.toBe(sourceHash());
});

import { StartError } from '../start-error';
import { besideDatabase } from './archive-environment';
import { readEnvironment } from './environment';

const keys = { ARCHIVE_S3_ACCESS_KEY: 'access', ARCHIVE_S3_SECRET_KEY: 'secret' };
const bucket = { ARCHIVE_S3_BUCKET: 'documents', ...keys };
const server = { DATABASE_URL: 'postgres://db/advisor' };
const read = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).config.archive;

test('documents are kept in the database where nothing is said', () => {
  expect(read({})).toEqual({ store: 'database' });
  expect(read({ ARCHIVE_STORE: '', ARCHIVE_FOLDER: '', ARCHIVE_S3_BUCKET: '' })).toEqual({
    store: 'database',
  });
});

test('a folder beside an embedded database is its own, unless another is named', () => {
  const settings = read({ ARCHIVE_STORE: 'folder' });
  expect(besideDatabase(settings, undefined, '.data')).toEqual({
    store: 'folder',
    folder: '.data/archive',
  });
  const named = read({ ARCHIVE_STORE: 'folder', ARCHIVE_FOLDER: '/srv/archive' });
  expect(besideDatabase(named, undefined, '.data').folder).toBe('/srv/archive');
  expect(besideDatabase(read(server), server.DATABASE_URL, '.data')).toEqual({ store: 'database' });
});

test('a bucket is read, of AWS by its region, of others by their address', () => {
  const common = { bucket: 'documents', accessKey: 'access', secretKey: 'secret' };
  expect(read({ ...bucket, ARCHIVE_STORE: 's3', ARCHIVE_S3_REGION: 'eu-central-1' })).toEqual({
    store: 's3',
    s3: { ...common, region: 'eu-central-1' },
  });
  const endpoint = 'https://s3.bank.example:9000';
  // Set while documents lie there, too.
  expect(read({ ...bucket, ARCHIVE_S3_ENDPOINT: endpoint })).toEqual({
    store: 'database',
    s3: { ...common, endpoint, region: 'us-east-1' },
  });
});

test.each([
  ['ARCHIVE_STORE', { ARCHIVE_STORE: 'disk' }],
  ['ARCHIVE_FOLDER', { ...server, ARCHIVE_STORE: 'folder' }],
  ['ARCHIVE_S3_BUCKET', { ARCHIVE_STORE: 's3' }],
  ['ARCHIVE_S3_SECRET_KEY', { ...bucket, ARCHIVE_S3_REGION: 'x', ARCHIVE_S3_SECRET_KEY: '' }],
  ['ARCHIVE_S3_REGION', bucket],
  ['ARCHIVE_S3_ENDPOINT', { ...bucket, ARCHIVE_S3_ENDPOINT: 's3.bank.example' }],
  ['ARCHIVE_S3_ENDPOINT', { ...bucket, ARCHIVE_S3_ENDPOINT: 'https://bank.example/s3' }],
  ['ARCHIVE_S3_BUCKET', { ...bucket, ARCHIVE_S3_REGION: 'x', ARCHIVE_S3_BUCKET: 'Documents' }],
])('%s is missed or refused by a start with one sentence', (name, variables) => {
  expect(() => read(variables)).toThrow(StartError);
  expect(() => read(variables)).toThrow(name);
});

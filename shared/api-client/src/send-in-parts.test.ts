import { Upload, type UploadOptions } from 'tus-js-client';
import * as hashes from './file-hash';
import { sendInParts } from './send-in-parts';

jest.mock('./file-hash');
jest.mock('tus-js-client');

const begun = { guid: 'before', sha256: 'abc' };
const told = {
  onBegun: jest.fn(),
  onProgress: jest.fn(),
  onBreak: jest.fn(),
  onDone: jest.fn(),
  onEnded: jest.fn(),
  onFailure: jest.fn(),
};
beforeEach(() => jest.clearAllMocks());

const file = new File(['%PDF-1.7 podpis'], 'a.pdf');

/** Sends the file to a protocol that only notes what it is asked. @returns what it was begun with */
async function begin(
  sha256: string | undefined,
  { from, endedBy = [401] }: { from?: typeof begun; endedBy?: number[] } = {},
): Promise<UploadOptions> {
  jest.mocked(hashes.hashOf).mockResolvedValue(sha256);
  let options: UploadOptions = {};
  const began = new Promise<void>((resolve) => {
    jest.mocked(Upload).mockImplementation((_file, given = {}) => {
      options = given;
      return { options, start: resolve } as unknown as Upload;
    });
  });
  sendInParts(
    file,
    {
      path: 'temporary-documents/resumable',
      headers: { 'x-told': 'yes' },
      endedBy,
      ...told,
    },
    from,
  );
  await began;
  return options;
}

it('tells beforehand what the file is to the byte', async () => {
  const { metadata, uploadUrl } = await begin('abc');
  expect(metadata).toEqual({ filename: 'a.pdf', sha256: 'abc' });
  expect(uploadUrl).toBeUndefined();
});

it('goes on with what the server has of the same file', async () => {
  const { uploadUrl } = await begin('abc', { from: begun });
  expect(uploadUrl).toBe('/api/v1/temporary-documents/resumable/before');
});

it.each([['another'], [undefined]])(
  'sends a file whole that is not known to be the same: %s',
  async (sha256) => {
    const { metadata, uploadUrl } = await begin(sha256, { from: begun });
    expect(metadata).toEqual({ filename: 'a.pdf', ...(sha256 && { sha256 }) });
    expect(uploadUrl).toBeUndefined();
  },
);

it('sends where it is told, with what it is told', async () => {
  const { endpoint, headers } = await begin('abc');
  expect(endpoint).toBe('/api/v1/temporary-documents/resumable');
  expect(headers).toEqual({ 'x-told': 'yes' });
});

const answered = (status: number, body = '') =>
  Object.assign(new Error('refused'), {
    originalResponse: { getStatus: () => status, getBody: () => body },
  }) as never;

it.each([
  [0, true],
  [404, true],
  [410, true],
  [409, true],
  [503, true],
  [400, false],
  [401, false],
])('tries again by itself after %d: %s', async (status, isTried) => {
  const { onShouldRetry } = await begin('abc');
  expect(onShouldRetry?.(answered(status), 0, {})).toBe(isTried);
  expect(told.onBreak).toHaveBeenCalledTimes(isTried ? 1 : 0);
});

it('ends by what ends it, even where another file would be tried again', async () => {
  const { onShouldRetry, onError } = await begin('abc', { endedBy: [403, 404] });
  expect(onShouldRetry?.(answered(404), 0, {})).toBe(false);
  onError?.(answered(404));
  expect(told.onEnded).toHaveBeenCalledTimes(1);
  expect(told.onFailure).not.toHaveBeenCalled();
});

it.each([
  ["the server's", '[{"message":"Soubor je prázdný."}]', 'Soubor je prázdný.'],
  ['none', '<html>', undefined],
])('fails in the words of the server: %s', async (_whose, body, words) => {
  const { onError } = await begin('abc');
  onError?.(answered(400, body));
  expect(told.onFailure).toHaveBeenCalledWith(words);
});

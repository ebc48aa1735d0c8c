import { Upload, type UploadOptions } from 'tus-js-client';
import * as hashes from './file-hash';
import { sendFile } from './send-file';

jest.mock('./file-hash');
jest.mock('tus-js-client');

const begun = { guid: 'before', sha256: 'abc' };
const file = new File(['%PDF-1.7 podpis'], 'a.pdf');

/** Sends the file to a protocol that only notes what it is asked. @returns what it was begun with */
async function begin(sha256: string | undefined, from?: typeof begun): Promise<UploadOptions> {
  jest.mocked(hashes.hashOf).mockResolvedValue(sha256);
  let options: UploadOptions = {};
  const began = new Promise<void>((resolve) => {
    jest.mocked(Upload).mockImplementation((_file, given = {}) => {
      options = given;
      return { options, start: resolve } as unknown as Upload;
    });
  });
  const ways = { onBegun: jest.fn(), onProgress: jest.fn(), onBreak: jest.fn() };
  sendFile(
    file,
    { ...ways, onDone: jest.fn(), onSignedOut: jest.fn(), onFailure: jest.fn() },
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
  const { uploadUrl } = await begin('abc', begun);
  expect(uploadUrl).toBe('/api/v1/temporary-documents/resumable/before');
});

it.each([['another'], [undefined]])(
  'sends a file whole that is not known to be the same: %s',
  async (sha256) => {
    const { metadata, uploadUrl } = await begin(sha256, begun);
    expect(metadata).toEqual({ filename: 'a.pdf', ...(sha256 && { sha256 }) });
    expect(uploadUrl).toBeUndefined();
  },
);

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
  const error = { originalResponse: { getStatus: () => status } };
  expect(onShouldRetry?.(error as never, 0, {})).toBe(isTried);
});

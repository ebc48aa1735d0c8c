import { Failure } from '../../platform/failure';
import { contentOf, readAll } from '../../platform/files/content';
import { putBytes } from './archived-content';
import { type DocumentArchive, documentArchivePort, type FileToArchive } from './port';

interface Prepared {
  archive: DocumentArchive;
  /** A number that nothing was put under. */
  unknownId: string;
}

/** Every byte there is, and more than fits into one packet. */
const content = Uint8Array.from(
  { length: 300_000 },
  (_, index) => (index * 7 + (index >> 8)) % 256,
);
const file: FileToArchive = {
  fileName: 'Smlouva o úvěru – žluťoučký kůň.pdf',
  contentType: 'application/pdf',
  content,
};

const lengthOf = async (archive: DocumentArchive, archiveId: string) =>
  (await readAll((await archive.get(archiveId)).content)).length;

/**
 * What every implementation of the document archive has to hold; a bank's own runs it in its tests.
 * @param prepare opens the archive
 */
export function documentArchiveContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  it('gives back what was put, byte by byte, as the port says', async () => {
    const { archive } = prepared;
    const put = await putBytes(archive, file);
    expect(documentArchivePort.answers.put.parse(put)).toEqual(put);
    const got = documentArchivePort.answers.get.parse(await archive.get(put.archiveId));
    expect(got.size).toBe(content.length);
    expect(Buffer.compare(await readAll(got.content), content)).toBe(0);
  });

  it('gives it back again', async () => {
    const { archive } = prepared;
    const { archiveId } = await putBytes(archive, file);
    await archive.get(archiveId);
    expect(await lengthOf(archive, archiveId)).toBe(content.length);
  });

  it('never replaces a file by another of the same name', async () => {
    const { archive } = prepared;
    const [one, two] = await Promise.all([
      putBytes(archive, file),
      putBytes(archive, { ...file, content: content.subarray(0, 1_000) }),
    ]);
    expect(one.archiveId).not.toBe(two.archiveId);
    expect(await lengthOf(archive, one.archiveId)).toBe(content.length);
    expect(await lengthOf(archive, two.archiveId)).toBe(1_000);
  });

  it('keeps nothing of a file that does not come whole', async () => {
    const { archive } = prepared;
    const short = { ...file, size: content.length + 1, content: contentOf(content) };
    await expect(archive.put(short)).rejects.toThrow();
    async function* breaking() {
      yield content;
      throw new Error('the connection broke');
    }
    await expect(
      archive.put({ ...file, size: content.length, content: breaking() }),
    ).rejects.toThrow();
  });

  it('refuses a number that it does not know', async () => {
    await expect(prepared.archive.get(prepared.unknownId)).rejects.toBeInstanceOf(Failure);
  });
}

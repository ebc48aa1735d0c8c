import { Failure } from '../../platform/failure';
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

/**
 * What every implementation of the document archive has to hold; a bank's own runs it in its tests.
 * @param prepare opens the archive
 */
export function documentArchiveContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  it('gives back what was put, byte by byte, as the port says', async () => {
    const { archive } = prepared;
    const put = await archive.put(file);
    expect(documentArchivePort.answers.put.parse(put)).toEqual(put);
    const got = documentArchivePort.answers.get.parse(await archive.get(put.archiveId));
    expect(Buffer.compare(got.content, content)).toBe(0);
  });

  it('gives it back again', async () => {
    const { archive } = prepared;
    const { archiveId } = await archive.put(file);
    await archive.get(archiveId);
    expect((await archive.get(archiveId)).content).toHaveLength(content.length);
  });

  it('never replaces a file by another of the same name', async () => {
    const { archive } = prepared;
    const [one, two] = await Promise.all([
      archive.put(file),
      archive.put({ ...file, content: content.subarray(0, 1_000) }),
    ]);
    expect(one.archiveId).not.toBe(two.archiveId);
    expect((await archive.get(one.archiveId)).content).toHaveLength(content.length);
    expect((await archive.get(two.archiveId)).content).toHaveLength(1_000);
  });

  it('refuses a number that it does not know', async () => {
    await expect(prepared.archive.get(prepared.unknownId)).rejects.toBeInstanceOf(Failure);
  });
}

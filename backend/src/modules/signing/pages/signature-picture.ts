import { threadTask } from '../../../platform/threads/thread-task';

/** Largest picture of a signature, bytes. */
const maxBytes = 400_000;

/** Decodes a picture and makes it anew; undefined where it cannot be, or where nothing is drawn. */
const decode = threadTask<Uint8Array, Uint8Array | undefined>(
  new URL('signature-picture.thread.ts', import.meta.url),
);

/** As a canvas tells it. */
export const pictureUrlPattern = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;
export const maxPictureUrl = Math.ceil((maxBytes * 4) / 3) + 100;

/**
 * The picture of a signature from a data URL, decoded and made anew: what is kept is sure to be
 * printed when the document is sealed, and carries nothing but its pixels.
 * @returns undefined when it is broken, too large or blank
 */
export async function readPicture(url: string): Promise<Buffer | undefined> {
  const content = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  if (content.length > maxBytes) return undefined;
  const picture = await decode(content);
  return picture && Buffer.from(picture);
}

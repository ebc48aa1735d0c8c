import { move } from 'piscina';
import { plainPictures, type PictureLimits } from '../../../platform/pdfium/plain-pictures';

export interface FileToShrink {
  content: Uint8Array;
  contentType: string;
  limits: PictureLimits;
}

/** The picture made small, as JPEG; undefined for one that cannot be read, or has too many pixels. */
export default async ({ content, contentType, limits }: FileToShrink) => {
  const pictures = await plainPictures(content, contentType, limits);
  const jpeg = typeof pictures === 'string' ? undefined : pictures[0]?.jpeg;
  return jpeg && move(jpeg);
};

import { move } from 'piscina';
import { firstPicture } from '../../../platform/pdfium/plain-pictures';

export interface FileToShrink {
  content: Uint8Array;
  contentType: string;
  limits: Parameters<typeof firstPicture>[2];
}

/** The picture made small, as JPEG; undefined for one that cannot be read, or has too many pixels. */
export default async ({ content, contentType, limits }: FileToShrink) => {
  const picture = await firstPicture(content, contentType, limits);
  return typeof picture === 'string' ? undefined : move(picture.jpeg);
};

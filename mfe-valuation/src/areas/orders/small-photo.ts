/** Longest side of a photograph as it is sent: enough to print a page, pixels. */
export const longestSide = 2_560;
const quality = 0.85;

/** What a browser may make of its pixels anew; few can read HEIC, which is refused then as it is. */
const pictures: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/jpeg',
  'image/png',
  'image/webp',
]);

/** @returns width and height of a picture that is no larger than a photograph is sent */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const asJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/**
 * A photograph as it is sent: no larger than it is needed, upright, and without what a telephone
 * writes into it: where and when it was taken. What is no picture stays as it is.
 */
export async function smallPhoto(file: File): Promise<File> {
  if (!pictures.has(file.type)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    // Damaged, or too large for the device: the archive says what is wrong with it.
    () => undefined,
  );
  if (picture === undefined) return file;
  const { width, height } = fittedSize(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) return file;
  // What was see-through is white on paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  return small === null ? file : new File([small], asJpeg(file.name), { type: 'image/jpeg' });
}

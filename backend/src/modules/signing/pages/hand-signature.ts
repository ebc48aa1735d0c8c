import { z } from 'zod';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { maxPictureUrl, pictureUrlPattern, readPicture } from './signature-picture';

const maxStrokes = 500;
/** The pad records no more, see its script. */
export const maxPoints = 10_000;

/** Pixels of the pad, milliseconds since the hand came down first, pressure from 0 to 1. */
const point = z.tuple([
  z.number().min(-10_000).max(10_000),
  z.number().min(-10_000).max(10_000),
  z.int().min(0).max(3_600_000),
  z.number().min(0).max(1),
]);

/** Course of the hand, a list of points each time that it comes down. */
const strokesSchema = z
  .array(z.array(point).min(1).max(maxPoints))
  .min(1)
  .max(maxStrokes)
  .refine((strokes) => {
    const points = strokes.reduce((sum, { length }) => sum + length, 0);
    return points > 1 && points <= maxPoints;
  });

const image = z.string().max(maxPictureUrl).regex(pictureUrlPattern);
const bodySchema = z.union([
  z.strictObject({ image, strokes: strokesSchema }),
  z.strictObject({ image, typedName: z.string().trim().min(2).max(300) }),
]);

export interface HandSignature {
  /** What the client has typed instead of drawing. */
  typedName?: string;
  signatureKind: 'drawn' | 'typed';
  signatureImage: Buffer;
  sealedStrokes: string | null;
}

/**
 * A signature as the pad sends it: a picture, and either the course of the hand or the name that
 * was typed in its place.
 * @returns undefined when it cannot be read
 */
export async function readHandSignature(
  body: unknown,
  sealer: Sealer,
): Promise<HandSignature | undefined> {
  const { data } = bodySchema.safeParse(body);
  if (data === undefined) return undefined;
  const signatureImage = await readPicture(data.image);
  if (signatureImage === undefined) return undefined;
  return 'strokes' in data
    ? {
        signatureKind: 'drawn',
        signatureImage,
        sealedStrokes: sealer.seal(JSON.stringify(data.strokes)),
      }
    : {
        typedName: data.typedName,
        signatureKind: 'typed',
        signatureImage,
        sealedStrokes: null,
      };
}

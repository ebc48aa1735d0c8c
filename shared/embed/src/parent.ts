import type { EmbeddedSigning, Place, SigningOptions } from './options';
import { Signing } from './signing';

export type { EmbeddedSigning, Place, SigningOptions } from './options';

/**
 * Shows the signing of a document in a frame.
 * @throws {TypeError} when an address in the options is not an exact one over https
 */
export function embedSigning(options: SigningOptions & Place): EmbeddedSigning {
  return new Signing(options);
}

import { fileURLToPath } from 'node:url';

/** Folder of the package: one above this file, in the sources (`src/`) and in the build (`dist/`). */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

import { fileNamePattern, maxFileNameLength, maxFileSize, uploadTypes } from './file-rules';

/** Why a file cannot be uploaded, as far as its name and size tell. */
export type UploadProblem = 'size' | 'empty' | 'format' | 'name' | 'characters';

/** Further names of allowed types. */
const aliases: Readonly<Record<string, string>> = { jpg: 'jpeg', tif: 'tiff' };

/** For a file chooser, and for the text that lists what is allowed. */
export const allowedExtensions: readonly string[] = [...uploadTypes, ...Object.keys(aliases)]
  .toSorted()
  .map((type) => `.${type}`);

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  return aliases[extension] ?? extension;
}

/** Why a file may not be uploaded; the server checks again, its content too. */
export function uploadProblem({
  name,
  size,
}: Pick<File, 'name' | 'size'>): UploadProblem | undefined {
  if (!(uploadTypes as readonly string[]).includes(extensionOf(name))) return 'format';
  if ([...name].length > maxFileNameLength) return 'name';
  if (!fileNamePattern.test(name)) return 'characters';
  if (size > maxFileSize) return 'size';
  return size === 0 ? 'empty' : undefined;
}

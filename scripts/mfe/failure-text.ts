const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no space left on the disk',
  EDQUOT: 'The quota of the disk is used up',
  EROFS: 'It is on a file system that can only be read',
  EACCES: 'It may not be read or written',
  EPERM: 'It may not be changed',
  ENOTDIR: 'A part of the path is a file and no folder',
  EISDIR: 'It is a folder and no file',
  EMLINK: 'The file system takes no more links',
};

/** Failures whose message is a sentence; by name, because some come before packages are there. */
const expected = new Set(['Refusal', 'UnreadableFileError']);

/** What the person at the terminal is told: one sentence, a stack only of what nobody foresaw. */
export function failureText(error: unknown): string {
  const { name, message, stack, code, syscall, path, dest } = error as NodeJS.ErrnoException & {
    dest?: string;
  };
  if (expected.has(name)) return message;
  if (code === undefined || syscall === undefined) return stack ?? String(error);
  const file = dest ?? path;
  const where = file === undefined ? '' : `: ${file}`;
  const what = code in sentences ? `${sentences[code]}${where} (${code})` : message;
  return `${what}. The live versions are unchanged.`;
}

/** What a person dropped, pasted or chose. */
export interface Chosen {
  files: readonly File[];
  /** Names of folders: they are not sent, and are told. */
  folders: readonly string[];
}

/** What was dropped or pasted; a browser gives a folder as a file that cannot be read. */
export function chosenFiles({ items, files }: DataTransfer): Chosen {
  const folders = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    return entry?.isDirectory ? [entry.name] : [];
  });
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders };
}

/** Whether something is dragged that could be sent: not a text or a link. */
export const areFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

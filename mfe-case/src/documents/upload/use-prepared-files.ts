import { maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import { useEffect, useRef, useState } from 'react';
import type { Chosen } from './chosen-files';

/** Makes of a file what is sent in its place. */
export type Prepare = (file: File) => Promise<File>;

/** One after another: a large picture takes much memory. */
const prepareAll = (files: readonly File[], prepare: Prepare) =>
  files.reduce<Promise<File[]>>(
    async (before, file) => [...(await before), await prepare(file)],
    Promise.resolve([]),
  );

/**
 * Adds files once it was made of them what is sent in their place.
 * @returns besides, how many are being made
 */
export function usePreparedFiles(add: (chosen: Chosen) => void, prepare: Prepare | undefined) {
  const [preparing, setPreparing] = useState(0);
  // What is ready later is added to the list as it stands by then; to none once that is closed.
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
    return () => {
      latest.current = () => undefined;
    };
  });
  const addPrepared = async (chosen: Chosen, make: Prepare) => {
    // One more than may be sent, so that it is said.
    const files = chosen.files.slice(0, maxFilesAtOnce + 1);
    setPreparing((before) => before + files.length);
    const prepared = await prepareAll(files, make);
    setPreparing((before) => before - files.length);
    latest.current({ ...chosen, files: prepared });
  };
  return {
    preparing,
    add: (chosen: Chosen) =>
      prepare === undefined || chosen.files.length === 0
        ? add(chosen)
        : void addPrepared(chosen, prepare),
  };
}

import type { SentFile } from '@advisor/api-client/send-in-parts';
import { type UploadProblem, uploadProblem } from '@advisor/contracts/documents/upload-problem';
import { useRef, useState } from 'react';
import type { OpenedLink } from './client-link';
import { forgetFile, sendFile } from './send-file';

/** A file on its way to the bank, or there and not handed over yet. */
export interface ChosenFile {
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  /** 0 to 1. */
  share: number;
  state: 'sending' | 'broken' | 'done' | 'failed' | 'refused';
  problem?: UploadProblem | 'room';
  /** The server's words, once it has failed; absent when no answer came. */
  words?: string | undefined;
  guid?: string;
}

interface Of {
  link: OpenedLink;
  headers: Record<string, string>;
  /** The link is over, or its code is to be entered again. */
  onClosed: () => void;
}

/** Files that a client has chosen; those that came before the page was opened anew are there, too. */
export function useFiles({ link, headers, onClosed }: Of) {
  const { chosen, room } = link.opened;
  const [files, setFiles] = useState<readonly ChosenFile[]>(() =>
    chosen.map(({ guid, fileName, size }, key) => ({
      key,
      name: fileName,
      size,
      share: 1,
      state: 'done',
      guid,
    })),
  );
  const sent = useRef(new Map<number, SentFile>());
  const nextKey = useRef(chosen.length);
  const change = (key: number, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  const add = (picked: readonly File[]) => {
    const taken = files.filter(({ key }) => key >= chosen.length).length;
    const added = picked.map((file, index): ChosenFile => {
      const key = nextKey.current++;
      const { name, size } = file;
      const row = { key, name, size, share: 0 };
      const problem = taken + index >= room ? 'room' : uploadProblem(file);
      if (problem !== undefined) return { ...row, state: 'refused', problem };
      const sending = sendFile(file, {
        headers,
        onProgress: (share) => change(key, { share, state: 'sending' }),
        onBreak: () => change(key, { state: 'broken' }),
        onDone: (guid) => change(key, { state: 'done', share: 1, guid }),
        onClosed,
        onFailure: (words) => change(key, { state: 'failed', words }),
      });
      sent.current.set(key, sending);
      return { ...row, state: 'sending' };
    });
    setFiles((before) => [...before, ...added]);
  };
  const remove = ({ key, guid }: ChosenFile) => {
    const sending = sent.current.get(key);
    if (sending !== undefined) sending.forget();
    else if (guid !== undefined) void forgetFile(guid, headers);
    sent.current.delete(key);
    setFiles((before) => before.filter((file) => file.key !== key));
  };
  const retry = ({ key }: ChosenFile) => {
    change(key, { state: 'sending', words: undefined });
    sent.current.get(key)?.resume();
  };
  return { files, add, remove, retry };
}

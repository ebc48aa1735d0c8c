import { uploadProblem, type UploadProblem } from '@advisor/contracts/documents/upload-problem';
import { maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import { useEffect, useRef, useState } from 'react';
import type { CaseDocument } from '../documents.queries';
import type { Chosen } from './chosen-files';
import { sendFile, type SentFile } from './send-file';

type Kind = CaseDocument['documentTypeCode'];

/** A file on its way to the server, or there. */
export interface SendingFile {
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  kind: Kind | undefined;
  /** 0 to 1. */
  share: number;
  state: 'sending' | 'broken' | 'done' | 'failed' | 'signedOut' | 'refused';
  /** Why it is not sent at all. */
  problem?: UploadProblem | 'folder' | 'twice';
  /** The server's words, once it has failed; absent when no answer came. */
  words?: string | undefined;
  /** Once it is there. */
  guid?: string;
}

/** Files that are being sent; what is not saved is forgotten when nobody shows them any more. */
export function useUploads() {
  const [files, setFiles] = useState<readonly SendingFile[]>([]);
  const [hasTooMany, setHasTooMany] = useState(false);
  const sent = useRef(new Map<number, SentFile>());
  const nextKey = useRef(0);
  const isSaved = useRef(false);
  useEffect(() => {
    const known = sent.current;
    return () => {
      if (isSaved.current) return;
      for (const { forget } of known.values()) forget();
    };
  }, []);
  const change = (key: number, changes: Partial<SendingFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  const add = (chosen: Chosen) => {
    const room = maxFilesAtOnce - files.length;
    setHasTooMany(chosen.files.length > room);
    const row = { size: 0, kind: undefined, share: 0, state: 'refused' as const };
    const folders = chosen.folders
      .slice(0, maxFilesAtOnce)
      .map((name) => ({ ...row, key: nextKey.current++, name, problem: 'folder' as const }));
    const added = chosen.files.slice(0, Math.max(0, room)).map((file) => {
      const key = nextKey.current++;
      const { name, size } = file;
      const isThere = files.some((other) => other.name === name && other.size === size);
      const problem = isThere ? ('twice' as const) : uploadProblem(file);
      if (problem !== undefined) return { ...row, key, name, size, problem };
      const sending = sendFile(file, {
        onProgress: (share) => change(key, { share, state: 'sending' }),
        onBreak: () => change(key, { state: 'broken' }),
        onDone: (guid) => change(key, { state: 'done', share: 1, guid }),
        onSignedOut: () => change(key, { state: 'signedOut' }),
        onFailure: (words) => change(key, { state: 'failed', words }),
      });
      sent.current.set(key, sending);
      return { ...row, key, name, size, state: 'sending' as const };
    });
    setFiles((before) => [...before, ...folders, ...added]);
  };
  const remove = (key: number) => {
    sent.current.get(key)?.forget();
    sent.current.delete(key);
    setFiles((before) => before.filter((file) => file.key !== key));
    setHasTooMany(false);
  };
  const retry = (key: number) => {
    change(key, { state: 'sending', words: undefined });
    sent.current.get(key)?.resume();
  };
  return {
    files,
    hasTooMany,
    add,
    remove,
    retry,
    setKind: (key: number, kind: Kind) => change(key, { kind }),
    setKinds: (kind: Kind) => setFiles((before) => before.map((file) => ({ ...file, kind }))),
    /** They belong to the case now. */
    keep: () => {
      isSaved.current = true;
    },
  };
}

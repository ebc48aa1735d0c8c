import { maxFilesAtOnce } from '@advisor/contracts/documents/file-rules';
import { uploadProblem, type UploadProblem } from '@advisor/contracts/documents/upload-problem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '@advisor/api-client/call';
import type { SentFile } from '@advisor/api-client/send-in-parts';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CaseDocument } from '../documents.queries';
import type { Chosen } from './chosen-files';
import { isWhole, type LeftFile, leftFilesQuery } from './left-files.queries';
import { sendFile } from './send-file';

export type Kind = CaseDocument['documentTypeCode'];

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
  /** Once the server knows it. */
  guid?: string;
}

const row = { size: 0, kind: undefined, share: 0, state: 'refused' as const };

/**
 * Files that are being sent; what is not saved is forgotten when nobody shows them any more.
 * @param left what was sent before
 * @param kindOf kinds that were chosen before
 */
export function useUploads(left: readonly LeftFile[], kindOf: (guid: string) => Kind | undefined) {
  const queryClient = useQueryClient();
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
  const retry = (key: number) => {
    change(key, { state: 'sending', words: undefined });
    sent.current.get(key)?.resume();
  };
  /** By an ordinary call: where there is no session, the page goes to sign in and comes back here. */
  const findSession = async (key: number) => {
    change(key, { state: 'signedOut' });
    await queryClient.fetchQuery({ ...leftFilesQuery(), staleTime: 0 });
    retry(key);
  };
  const send = (key: number, file: File) => {
    const { name, size } = file;
    const begun = left.find(
      (one) => !isWhole(one) && one.fileName === name && one.size === size && !has(one.guid),
    );
    const sending = sendFile(
      file,
      {
        onBegun: (guid) => change(key, { guid, ...(kindOf(guid) && { kind: kindOf(guid) }) }),
        onProgress: (share) => change(key, { share, state: 'sending' }),
        onBreak: () => change(key, { state: 'broken' }),
        onDone: (guid) => change(key, { state: 'done', share: 1, guid }),
        onSignedOut: () => void findSession(key).catch(() => undefined),
        onFailure: (words) => change(key, { state: 'failed', words }),
      },
      begun,
    );
    sent.current.set(key, sending);
    return { ...row, key, name, size, state: 'sending' as const };
  };
  const has = (guid: string) => files.some((file) => file.guid === guid);

  const add = (chosen: Chosen) => {
    const room = maxFilesAtOnce - files.length;
    setHasTooMany(chosen.files.length > room);
    const folders = chosen.folders
      .slice(0, maxFilesAtOnce)
      .map((name) => ({ ...row, key: nextKey.current++, name, problem: 'folder' as const }));
    const added = chosen.files.slice(0, Math.max(0, room)).map((file) => {
      const key = nextKey.current++;
      const { name, size } = file;
      const isThere = files.some((other) => other.name === name && other.size === size);
      const problem = isThere ? ('twice' as const) : uploadProblem(file);
      return problem === undefined ? send(key, file) : { ...row, key, name, size, problem };
    });
    setFiles((before) => [...before, ...folders, ...added]);
  };
  /** What has come whole before. */
  const addLeft = (wanted: readonly (LeftFile & { kind?: Kind | undefined })[]) => {
    const added = wanted.map(({ guid, fileName: name, size, kind }) => {
      const key = nextKey.current++;
      const forget = () =>
        void call(documentCalls.deleteTemporary, { query: { guids: [guid] } }).catch(
          () => undefined,
        );
      sent.current.set(key, { resume: () => undefined, forget });
      return { ...row, key, name, size, kind, share: 1, state: 'done' as const, guid };
    });
    setFiles((before) => [
      ...before,
      ...added.filter(({ guid }) => !before.some((file) => file.guid === guid)),
    ]);
  };
  const remove = (key: number) => {
    sent.current.get(key)?.forget();
    sent.current.delete(key);
    setFiles((before) => before.filter((file) => file.key !== key));
    setHasTooMany(false);
  };
  return {
    files,
    hasTooMany,
    add,
    addLeft,
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

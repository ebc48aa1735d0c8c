import type { S3Settings } from '../../../platform/config/archive-environment';
import { inParts, readAll } from '../../../platform/files/content';
import { StartError } from '../../../platform/start-error';
import { type ContentStore, missing, sealedPartSize } from './content-store';
import { askS3, type S3Question, S3Refusal } from './s3-request';

/** What is kept in the bucket begins with it, so that a bucket may hold other things, too. */
const prefix = 'archive/';
const objectOf = (key: string) => prefix + key;

/**
 * Contents as objects of a bucket. One request brings all of a content, as it flows; an object is there
 * whole or not at all, so that nothing is left of one that breaks off.
 */
export function s3Store(settings: S3Settings): ContentStore {
  const ask = (question: S3Question) => askS3(settings, question);
  const askShortly = async (question: S3Question) => {
    const answer = await ask(question);
    answer.resume();
    return answer;
  };
  return {
    name: 's3',
    async write(key, content, length) {
      await askShortly({ method: 'PUT', object: objectOf(key), body: { content, length } });
    },
    async open(key, length) {
      const answer = await ask({ method: 'GET', object: objectOf(key) }).catch(absent);
      const found = answer && Number(answer.headers['content-length']);
      if (answer !== undefined && found === length) return inParts(answer, sealedPartSize);
      answer?.destroy();
      return missing(key, length, found);
    },
    async lengthOf(key) {
      const answer = await askShortly({ method: 'HEAD', object: objectOf(key) }).catch(absent);
      return answer && Number(answer.headers['content-length']);
    },
    async *list() {
      let last = '';
      for (;;) {
        const page = { 'list-type': '2', prefix, ...(last && { 'start-after': last }) };
        const answer = await ask({ method: 'GET', query: page });
        const listed = readObjects((await readAll(answer)).toString());
        for (const { name, ...object } of listed)
          yield { key: name.slice(prefix.length), ...object };
        last = listed.at(-1)?.name ?? '';
        if (last === '') return;
      }
    },
    async remove(key) {
      await askShortly({ method: 'DELETE', object: objectOf(key) }).catch(absent);
    },
    async check() {
      await askShortly({ method: 'HEAD' }).catch((error: unknown) => refuse(settings, error));
    },
  };
}

/** Names are ours, so that nothing in them is escaped. */
function readObjects(xml: string) {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => {
    const field = (name: string) => new RegExp(`<${name}>([^<]*)<`).exec(object)?.[1] ?? '';
    return {
      name: field('Key'),
      length: Number(field('Size')),
      writtenOn: new Date(field('LastModified')),
    };
  });
}

function absent(error: unknown): undefined {
  if (!(error instanceof S3Refusal && error.status === 404)) throw error;
}

function refuse({ bucket }: S3Settings, error: unknown): never {
  if (!(error instanceof S3Refusal) || error.status >= 500) throw error;
  const { status } = error;
  if (status === 404) throw new StartError(`ARCHIVE_S3_BUCKET: there is no bucket ${bucket}.`);
  if (status === 401 || status === 403)
    throw new StartError(
      `ARCHIVE_S3_ACCESS_KEY, ARCHIVE_S3_SECRET_KEY: the bucket ${bucket} refuses them.`,
    );
  throw new StartError(
    `ARCHIVE_S3_BUCKET: the bucket ${bucket} answers ${status}; ARCHIVE_S3_REGION may be another one.`,
  );
}

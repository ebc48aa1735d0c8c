import { namespace, response, type Envelope, type Response } from './protocol';
import { RequestFailure } from './request-failure';
import { read, type Shape } from './shape';

/** Time for an answer; a busy page may be slow, so a missing answer means no more than that. */
const answerLimitMs = 10_000;
/** Ids remembered; older messages are refused by their number already. */
const rememberedIds = 200;

interface Pending {
  resolve: (data: unknown) => void;
  reject: (failure: RequestFailure) => void;
  answer: Shape<unknown>;
  timer: ReturnType<typeof setTimeout>;
}

/** Writes a message in the protocol's envelope. */
export function message(
  fields: Pick<Envelope, 'v' | 'kind' | 'type' | 'payload'> & Partial<Envelope>,
): Envelope {
  return { ns: namespace, id: crypto.randomUUID(), seq: 0, ...fields };
}

/** One handshake's messages in both directions; a new handshake has a new channel. */
export class Channel {
  readonly #v: number;
  readonly sid: string;
  readonly #post: (envelope: Envelope) => void;
  readonly #pending = new Map<string, Pending>();
  readonly #seen = new Set<string>();
  #sent = 0;
  #received = 0;

  constructor(agreed: { v: number; sid: string }, post: (envelope: Envelope) => void) {
    this.#v = agreed.v;
    this.sid = agreed.sid;
    this.#post = post;
  }

  event(type: string, payload: unknown): void {
    this.#send({ kind: 'event', type, payload });
  }

  /** Rejects with a {@link RequestFailure}: refused, not answered in time, or the channel closed. */
  request(type: string, payload: unknown, answer: Shape<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = crypto.randomUUID();
      const timer = setTimeout(() => this.#fail(id, 'timeout'), answerLimitMs);
      this.#pending.set(id, { resolve, reject, answer, timer });
      this.#send({ kind: 'request', type, payload, id });
    });
  }

  respond(request: Envelope, payload: Response): void {
    this.#send({ kind: 'response', type: request.type, re: request.id, payload });
  }

  /** Whether the message belongs to this handshake and was not received before. */
  accept({ v, sid, id, seq }: Envelope): boolean {
    if (v !== this.#v || sid !== this.sid || seq <= this.#received || this.#seen.has(id)) {
      return false;
    }
    this.#received = seq;
    this.#seen.add(id);
    if (this.#seen.size > rememberedIds) this.#seen.delete([...this.#seen][0]!);
    return true;
  }

  /** Ends the request that an accepted response answers, if it waits still. */
  settle({ re, payload }: Envelope): void {
    const pending = re === undefined ? undefined : this.#pending.get(re);
    if (!pending) return;
    const answered = read(response, payload);
    if (answered?.ok === false) return this.#end(re!, new RequestFailure(answered.error));
    const data = answered && read(pending.answer, answered.data);
    if (data === undefined) return this.#fail(re!, 'malformedAnswer');
    this.#end(re!, undefined, data);
  }

  /** Fails what waits for an answer, with the reason as its code. */
  close(code: string): void {
    for (const id of this.#pending.keys()) this.#fail(id, code);
  }

  #fail(id: string, code: string): void {
    this.#end(id, new RequestFailure({ code, retriable: code !== 'malformedAnswer' }));
  }

  #end(id: string, failure?: RequestFailure, data?: unknown): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    clearTimeout(pending.timer);
    if (failure) pending.reject(failure);
    else pending.resolve(data);
  }

  #send(fields: Pick<Envelope, 'kind' | 'type' | 'payload'> & Partial<Envelope>): void {
    this.#sent += 1;
    this.#post(message({ ...fields, v: this.#v, sid: this.sid, seq: this.#sent }));
  }
}

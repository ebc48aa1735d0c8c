/** Streams that the page has opened, the oldest first. */
const sources: FakeEventSource[] = [];

/** The server's side of a stream of events; jsdom has no streams. */
export class FakeEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = 0;

  constructor(readonly url: string) {
    super();
    sources.push(this);
  }

  /** The server accepts it. */
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  send(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The connection is lost; the browser makes it again by itself. */
  lose(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }

  /** The server answers by a failure, after which the browser does not ask again. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}

type Held = () => Promise<unknown>;

/** The browser's locks, of which jsdom has none: who asks waits for those before. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: LockOptions, held: Held) => {
      const given = last.then(() => (signal?.aborted ? undefined : held()));
      last = given;
      return given;
    },
  };
}

/**
 * Gives the page what it needs for a stream, until the test is over.
 * @returns the streams that it opens
 */
export function mockEventSource(): {
  open: () => FakeEventSource[];
  newest: () => FakeEventSource;
} {
  beforeEach(() => {
    sources.splice(0);
    Object.defineProperty(window, 'EventSource', { value: FakeEventSource, configurable: true });
    Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'EventSource');
    Reflect.deleteProperty(navigator, 'locks');
  });
  return {
    open: () => sources.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED),
    newest: () => {
      const source = sources.at(-1);
      if (!source) throw new Error('no stream has been opened');
      return source;
    },
  };
}

type Listener = (event: MessageEvent) => void;

/** What one window sees of another. */
export interface WindowView {
  postMessage: (data: unknown, targetOrigin: string) => void;
  location: { replace: jest.Mock };
}

/** A window that exchanges messages by the browser's rules, at once, and fails on '*'. */
export class FakeWindow {
  readonly location: { origin: string; ancestorOrigins?: string[]; assign: jest.Mock };
  readonly reportError = jest.fn();
  readonly document = { referrer: '' };
  /** Every message that was posted to it, delivered or not. */
  readonly posted: { data: unknown; targetOrigin: string; by: FakeWindow }[] = [];
  parent: WindowView;
  readonly #listeners = new Set<Listener>();
  readonly #views = new Map<FakeWindow, WindowView>();

  constructor(origin: string) {
    this.location = { origin, assign: jest.fn() };
    // A top window is its own parent.
    this.parent = this as unknown as WindowView;
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.delete(listener);
  }

  get listens(): boolean {
    return this.#listeners.size > 0;
  }

  /** The same view each time, as windows compare by identity. */
  seenBy(other: FakeWindow): WindowView {
    const view = this.#views.get(other) ?? {
      location: { replace: jest.fn() },
      postMessage: (data: unknown, targetOrigin: string) => {
        if (targetOrigin === '*') throw new Error("posted to '*'");
        this.posted.push({ data, targetOrigin, by: other });
        if (targetOrigin === this.location.origin) this.receive(data, other);
      },
    };
    this.#views.set(other, view);
    return view;
  }

  /** Delivers a message as if `sender` had posted it. */
  receive(data: unknown, sender: FakeWindow, origin = sender.location.origin): void {
    const event = { data: structuredClone(data), origin, source: sender.seenBy(this) };
    for (const listener of this.#listeners) listener(event as unknown as MessageEvent);
  }

  /** As the code under test takes it. */
  get asWindow(): Window {
    return this as unknown as Window;
  }
}

/** A page and the frame in it, each of its own origin. */
export function framedWindows(parentOrigin: string, frameOrigin: string) {
  const parent = new FakeWindow(parentOrigin);
  const child = new FakeWindow(frameOrigin);
  child.parent = parent.seenBy(child);
  return { parent, child };
}

/** The element that shows the child in the parent. */
export function frameOf(parent: FakeWindow, child: FakeWindow): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.defineProperty(frame, 'contentWindow', { value: child.seenBy(parent) });
  return frame;
}

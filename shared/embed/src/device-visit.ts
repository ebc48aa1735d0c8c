import type { LoadError } from './options';
import { setHeight } from './frame';

interface DeviceVisitOptions {
  frame: HTMLIFrameElement;
  height: number;
  /** For the page to load. */
  loadLimitMs: number;
  /** For the frame to come back. */
  limitMs: number;
  /** The way back is shown above a frame that was made here, never in a page's own place. */
  backLabel: string | undefined;
  onBack: () => void;
  onFailure: (failure: LoadError) => void;
}

/**
 * The signing device's page is shown in the frame. It knows nothing of the protocol: it tells no height,
 * and nobody hears whether it works.
 */
export class DeviceVisit {
  readonly #options: DeviceVisitOptions;
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #hadFocus: boolean;
  #back: HTMLButtonElement | undefined;

  constructor(options: DeviceVisitOptions) {
    this.#options = options;
    const { frame, height, loadLimitMs, limitMs } = options;
    this.#hadFocus = frame.ownerDocument.activeElement === frame;
    setHeight(frame, height);
    frame.addEventListener('load', this.#loaded);
    this.#timers.push(
      setTimeout(() => this.fail('notLoaded'), loadLimitMs),
      setTimeout(() => this.fail('notReturned'), limitMs),
    );
    this.#showBack();
  }

  fail(reason: string): void {
    this.#clear();
    this.#options.onFailure({ code: 'deviceUnavailable', reason });
  }

  /** The frame is back, or gone. */
  end(): void {
    this.#clear();
    this.#back?.remove();
    this.#keepFocus();
  }

  readonly #loaded = (): void => {
    clearTimeout(this.#timers[0]);
    this.#keepFocus();
  };

  /** Chromium takes the focus out of a frame that goes to another site. */
  #keepFocus(): void {
    const { activeElement, body } = this.#options.frame.ownerDocument;
    if (this.#hadFocus && activeElement === body) this.#options.frame.focus();
  }

  #clear(): void {
    this.#timers.forEach(clearTimeout);
    this.#options.frame.removeEventListener('load', this.#loaded);
  }

  #showBack(): void {
    const { frame, backLabel, onBack } = this.#options;
    if (!backLabel) return;
    const back = frame.ownerDocument.createElement('button');
    back.type = 'button';
    back.className = 'advisor-signing-back';
    back.textContent = backLabel;
    back.style.cssText = 'display:block;min-height:44px;margin:0 0 8px;padding:0 16px;font:inherit';
    back.addEventListener('click', onBack);
    frame.before(back);
    this.#back = back;
  }
}

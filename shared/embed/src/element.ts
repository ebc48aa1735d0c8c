import type { EmbeddedSigning, SigningCallbacks, SigningEvent, SigningOptions } from './options';
import { embedSigning } from './parent';

export * from './index';

/** Every event that the element dispatches, `advisor-` and its name in small letters with dashes. */
const events: Record<SigningEvent | 'refresh', true> = {
  ready: true,
  loadError: true,
  resize: true,
  statusChanged: true,
  signStarted: true,
  deviceShown: true,
  deviceLeft: true,
  signed: true,
  declined: true,
  signFailed: true,
  completed: true,
  cancelled: true,
  sessionExpiring: true,
  sessionExpired: true,
  sessionOpened: true,
  dirty: true,
  popupBlocked: true,
  appearanceRefused: true,
  refresh: true,
};

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** On a server there are no elements; there the class is never made. */
const Element = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** Attributes of another document load another frame; the rest changes in place. */
const address = ['base-url', 'process-type', 'org', 'document-external-id', 'navigation-origins'];
const changing = ['theme', 'locale', 'frame-title'];

/**
 * `<advisor-signing>`, for pages without React. `getCode` is a property; each event is dispatched under
 * its name, such as `advisor-status-changed`, with the payload as `detail`.
 */
export class AdvisorSigningElement extends Element {
  static readonly observedAttributes = [...address, ...changing];

  /** Asks the page's own server for a one-time code; without it nothing is shown. */
  #getCode: SigningCallbacks['getCode'] | undefined;
  #signing: EmbeddedSigning | undefined;
  #isPlanned = false;

  get getCode(): SigningCallbacks['getCode'] | undefined {
    return this.#getCode;
  }

  set getCode(getCode: SigningCallbacks['getCode'] | undefined) {
    this.#getCode = getCode;
    if (this.#signing && getCode) this.#signing.update({ getCode });
    else this.#plan();
  }

  /** The handle, for `canClose`, `reload`, `renew`, `back` and `focus`; undefined until it is shown. */
  get signing(): EmbeddedSigning | undefined {
    return this.#signing;
  }

  connectedCallback(): void {
    this.#plan();
  }

  disconnectedCallback(): void {
    this.#end();
  }

  attributeChangedCallback(name: string): void {
    if (!this.#signing) return this.#plan();
    if (changing.includes(name)) return this.#signing.update(this.#changeable());
    this.#end();
    this.#plan();
  }

  /** Several attributes are one change. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      this.#show();
    });
  }

  #show(): void {
    const getCode = this.#getCode;
    const documentExternalId = this.getAttribute('document-external-id');
    if (this.#signing || !this.isConnected || !getCode || !documentExternalId) return;
    const read = (name: string) => this.getAttribute(name) ?? '';
    const origins = read('navigation-origins').split(/\s+/).filter(Boolean);
    this.#signing = embedSigning({
      container: this,
      baseUrl: read('base-url'),
      processType: read('process-type') as SigningOptions['processType'],
      org: read('org'),
      documentExternalId,
      navigationOrigins: origins,
      getCode,
      ...this.#changeable(),
      ...this.#callbacks(),
    });
  }

  #changeable(): Pick<SigningCallbacks, 'theme' | 'locale' | 'title'> {
    const read = (name: string) => this.getAttribute(name) ?? undefined;
    const theme = read('theme') as SigningCallbacks['theme'];
    return { theme, locale: read('locale'), title: read('frame-title') };
  }

  #callbacks(): Partial<SigningCallbacks> {
    return Object.fromEntries(
      Object.keys(events).map((name) => [
        `on${name[0]!.toUpperCase()}${name.slice(1)}`,
        (detail: unknown) =>
          void this.dispatchEvent(new CustomEvent(`advisor-${dashed(name)}`, { detail })),
      ]),
    );
  }

  #end(): void {
    this.#signing?.destroy();
    this.#signing = undefined;
  }
}

const tag = 'advisor-signing';
const registry = globalThis.customElements;
if (registry && !registry.get(tag)) registry.define(tag, AdvisorSigningElement);

declare global {
  interface HTMLElementTagNameMap {
    'advisor-signing': AdvisorSigningElement;
  }
}

import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { hidingStyles } from './hiding-styles';

document.head.append(
  Object.assign(document.createElement('style'), { textContent: hidingStyles() }),
);
// jsdom has no sheets made by scripts, which the scroll bar of the page is hidden with.
CSSStyleSheet.prototype.replaceSync ??= () => undefined;
document.adoptedStyleSheets ??= [];

// antd asks for these; jsdom has no layout.
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom complains of the pseudo-element that antd measures scrollbars with, and has no lengths.
const { getComputedStyle } = window;
const lengthsInBrowsers = /^(padding-(top|bottom)|border-(top|bottom)-width)$/;
window.getComputedStyle = (element) => {
  const style = getComputedStyle(element);
  const { getPropertyValue } = style;
  style.getPropertyValue = (name) =>
    getPropertyValue.call(style, name) || (lengthsInBrowsers.test(name) ? '0px' : '');
  return style;
};
// jsdom looks for an element's labels in the whole document, and for the element of each in it again.
const labellable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const root = this.getRootNode() as Document;
  const referring =
    this.id === '' ? [] : root.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`);
  const around = this.closest('label');
  const isAround = around && !around.htmlFor && around.querySelector(labellable) === this;
  return [...referring, ...(isAround ? [around] : [])] as HTMLLabelElement[];
}
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', { get: labelsOf });
// React notes the stack of each element's creation, a tenth of the time of tests; it stops past 10,000.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(
  (React as unknown as Record<string, object>)[internals],
  'recentlyCreatedOwnerStacks',
  {
    get: () => 10_000,
    set: () => {},
  },
);
// Node's own would keep the test process alive.
window.MessageChannel ??= class {
  readonly port1 = { onmessage: null as (() => void) | null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
} as unknown as typeof MessageChannel;
// jsdom's files cannot be read but by a reader.
File.prototype.text ??= function text() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsText(this);
  });
};
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

// What does not come by then hangs. A busy machine is no reason: no wait of a test has a limit of its own.
configure({ asyncUtilTimeout: 60_000 });

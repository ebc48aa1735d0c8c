import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
// Of the product's stylesheets what hides parts of antd or keeps the pointer from them. No other rule:
// jsdom matches each with every element that a query by role asks about.
const styles = join(import.meta.dirname, '../../ui/src/styles');
const hiding = readdirSync(styles)
  .filter((name) => name.startsWith('antd-'))
  .flatMap((name) => readFileSync(join(styles, name), 'utf8').split('\n'))
  .filter((rule) => /^[^@{]+\{(.*;)?(display:none|visibility:|pointer-events:)/.test(rule));
document.head.append(
  Object.assign(document.createElement('style'), { textContent: hiding.join('') }),
);
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
// Node's own would keep the test process alive.
window.MessageChannel ??= class {
  readonly port1 = { onmessage: null as (() => void) | null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
} as unknown as typeof MessageChannel;
// jsdom constructs no stylesheets; antd's measure scrollbars and hold the page still under a dialog.
document.adoptedStyleSheets ??= [];
CSSStyleSheet.prototype.replaceSync ??= () => undefined;
window.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

// Two busy cores: antd's first render in jsdom can take over a second.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

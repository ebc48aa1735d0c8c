import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

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
// For each element that a query by role asks about, jsdom matches every rule of antd's stylesheets: a
// quarter of the time of a page's tests. They ask for what hides something alone.
const hiding = ['display', 'visibility', 'opacity', 'pointer-events', 'user-select', 'content'];
const trimmed = new WeakSet<CSSStyleSheet>();
const hides = (rule: CSSRule) =>
  !(rule instanceof CSSStyleRule) ||
  hiding.some((property) => rule.style.getPropertyValue(property) !== '');
function trim(sheet: CSSStyleSheet): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
    const rule = sheet.cssRules[index];
    if (rule !== undefined && !hides(rule)) sheet.deleteRule(index);
  }
  trimmed.add(sheet);
}
window.getComputedStyle = (element) => {
  for (const sheet of document.styleSheets) if (!trimmed.has(sheet)) trim(sheet);
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

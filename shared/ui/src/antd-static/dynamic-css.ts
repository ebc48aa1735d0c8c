/**
 * In the place of `@rc-component/util`'s style elements, for which a page would have to allow inline
 * styles and HTML from strings.
 */
const sheets = new Map<string, CSSStyleSheet>();

export function updateCSS(css: string, key: string): void {
  const sheet = sheets.get(key) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (sheets.has(key)) return;
  sheets.set(key, sheet);
  document.adoptedStyleSheets.push(sheet);
}

export function removeCSS(key: string): void {
  const removed = sheets.get(key);
  sheets.delete(key);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== removed);
}

/** Named by the package's index; what the product uses of antd does not call it. */
export function injectCSS(): never {
  throw new Error('style elements are not allowed on the page');
}

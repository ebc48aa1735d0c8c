/** A number's text with its sign; the minus stands as high as the plus. @param text of its size */
export const signed = (value: number, text: string): string =>
  value === 0 ? text : value > 0 ? `+${text}` : `−${text}`;

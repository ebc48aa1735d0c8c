import { cleanText } from '@advisor/lending/identifiers/clean-text';

/** What is typed or pasted, cleaned; a letter that is being composed is left alone until it is whole. */
export const cleanInput = (text: string, event: Event): string =>
  event instanceof InputEvent && event.isComposing ? text : cleanText(text);

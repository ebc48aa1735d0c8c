import type { FirstRead } from './first-read';

/** The answer of a first read, which the server writes into the document. */
export interface FirstAnswer extends FirstRead {
  /** As the server answered: JSON. */
  text: string;
  date: string | undefined;
}

/** Name of the placeholder in the document, and id of the element that stands in its place. */
export const firstAnswersId = 'first-answers';

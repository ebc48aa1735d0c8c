/** One thing below another on the pages of a document. */
export type Block =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  /** Labels with a line to write on. */
  | { fields: readonly string[] }
  /** Boxes to tick. */
  | { choices: readonly string[] }
  /** What stands under a signed document: the hand's own, where there is one. */
  | { signature: { image: Uint8Array | null; caption: string } }
  /** Labels with their values, one pair below another. */
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Small print. */
  | { note: string }
  | { newPage: true }
  /**
   * First row is the header. All columns but the first are aligned right, unless `widths` says the
   * shares of columns of text.
   */
  | { table: readonly (readonly string[])[]; widths?: readonly number[] };

/** What is written on the pages. */
export interface PageContent {
  name: string;
  category: string;
  /** At the foot of each page; the day of the last change by default. */
  footer?: string;
  blocks: readonly Block[];
}

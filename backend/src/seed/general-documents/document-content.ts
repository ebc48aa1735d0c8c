/** One thing below another on the pages of a document. */
export type Block =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  /** Labels with a line to write on. */
  | { fields: readonly string[] }
  /** Boxes to tick. */
  | { choices: readonly string[] }
  /** First row is the header; the last column is aligned right. */
  | { table: readonly (readonly string[])[] };

export interface DocumentContent {
  name: string;
  category: 'Formuláře' | 'Sazebníky' | 'Obchodní podmínky' | 'Informace pro klienty';
  /** Days before today on which it was last changed. */
  changedDaysAgo: number;
  blocks: readonly Block[];
}

/** What an offer's document shows; how it looks is `offer-pdf.ts`. */
export interface OfferContent {
  /** `Nabídka hypotečního úvěru` */
  category: string;
  title: string;
  /** Under the title: number, validity, who made it. */
  lines: readonly string[];
  /** The first is the one that the client looks for. */
  keyFigures: readonly { label: string; value: string }[];
  facts: readonly { heading: string; rows: readonly (readonly [string, string])[] }[];
  chart: Chart;
  table: { heading: string; rows: readonly (readonly string[])[] };
  /** After the table, as small print. */
  notes: readonly string[];
}

/** A bar a year, its parts one upon the other. */
export interface Chart {
  heading: string;
  /** Names of the parts, from the bottom. */
  parts: readonly string[];
  bars: readonly { label: string; values: readonly number[] }[];
}

/** Sizes of the 8 px grid, in px; the CSS variables are `--adv-<name>`. */
export const measures = {
  'space-1': 4,
  'space-2': 8,
  'space-3': 12,
  'space-4': 16,
  'space-5': 24,
  'space-6': 32,
  radius: 6,
  'radius-small': 4,
  /** Above and below what stands in a cell of a plain table. */
  'cell-padding': 6,
  'control-height': 32,
  /** In dialogs with a client. */
  'control-height-large': 40,
  /** Of a line that stands for itself: a screen's title, an entry of a menu. */
  'item-height': 40,
  'row-height': 44,
  'font-size': 14,
  'font-size-small': 12,
  'font-size-large': 16,
  'font-size-title': 22,
} as const;

/** Where they differ for who wants much on the screen; letters stay as large. */
export const compactMeasures: Partial<Record<keyof typeof measures, number>> = {
  'space-2': 6,
  'space-3': 8,
  'space-4': 12,
  'space-5': 16,
  'space-6': 24,
  'cell-padding': 3,
  'control-height': 28,
  'item-height': 32,
  'row-height': 34,
};

/** Compact is for a mouse and a screen with columns; fingers keep what they can hit. */
export const compactMedia = 'screen and (width >= 768px) and (pointer: fine)';

/** What the root says of the density. */
export const compactRoot = ":root[data-density='compact']";

/** Inter's subset first, then a system face stretched to Inter's widths: no shift on swap. */
export const fontFamily = "'Inter Advisor', 'Inter Advisor Fallback', system-ui, sans-serif";

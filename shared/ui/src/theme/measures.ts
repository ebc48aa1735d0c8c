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
  'control-height': 32,
  /** In dialogs with a client. */
  'control-height-large': 40,
  'row-height': 44,
  'font-size': 14,
  'font-size-small': 12,
  'font-size-large': 16,
  'font-size-title': 22,
} as const;

/** Inter's subset first, then a system face stretched to Inter's widths: no shift on swap. */
export const fontFamily = "'Inter Advisor', 'Inter Advisor Fallback', system-ui, sans-serif";

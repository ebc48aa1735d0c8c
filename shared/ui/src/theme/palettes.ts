/**
 * Every colour of the product, written once. `scripts/generate-styles.ts` turns the two palettes
 * into CSS variables (`--adv-<name>`) and into antd's stylesheet; nothing else names a colour.
 */
interface Palette {
  /** Behind the page. */
  canvas: string;
  /** Cards, header, tables. */
  surface: string;
  /** Menus, dialogs, pop-ups. */
  raised: string;
  /** Wells inside a card: table head, code, disabled control. */
  sunken: string;
  hover: string;
  /** Hairlines between things; decoration only. */
  line: string;
  /** Edge of a control, 3:1 against the surface. */
  edge: string;
  text: string;
  'text-muted': string;
  link: string;
  /** The brand: primary action and active navigation, nothing else. */
  accent: string;
  'accent-hover': string;
  'accent-active': string;
  'accent-soft': string;
  'accent-text': string;
  'on-accent': string;
  /** Ink: a red frame would read as an error. */
  focus: string;
  /** Around a focused field, beside its frame. */
  'focus-halo': string;
  mark: string;
  neutral: string;
  'neutral-soft': string;
  info: string;
  'info-soft': string;
  success: string;
  'success-soft': string;
  warning: string;
  'warning-soft': string;
  /** Orange-brown, so that the brand's crimson never reads as an error. */
  error: string;
  'error-soft': string;
  'on-error': string;
  shadow: string;
  backdrop: string;
  skeleton: string;
}

export type ColorName = keyof Palette;

const light: Palette = {
  canvas: '#f5f6f8',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f0f2f5',
  hover: '#f3f5f8',
  line: '#e1e5ea',
  edge: '#868f9d',
  text: '#1a1f27',
  'text-muted': '#59626f',
  link: '#1d5bb5',
  accent: '#c8102e',
  'accent-hover': '#ab0e27',
  'accent-active': '#8f0b21',
  'accent-soft': '#fcf0f2',
  'accent-text': '#b50f2a',
  'on-accent': '#ffffff',
  focus: '#1a1f27',
  'focus-halo': 'rgb(26 31 39 / 16%)',
  mark: '#fff0b3',
  neutral: '#4d5663',
  'neutral-soft': '#eceff3',
  info: '#1d5bb5',
  'info-soft': '#ecf3fd',
  success: '#17693f',
  'success-soft': '#e9f6ef',
  warning: '#7d5700',
  'warning-soft': '#fdf4dc',
  error: '#a8370d',
  'error-soft': '#fdf0ea',
  'on-error': '#ffffff',
  shadow: 'rgb(20 26 36 / 14%)',
  backdrop: 'rgb(20 26 36 / 45%)',
  skeleton: '#e6e9ee',
};

const dark: Palette = {
  canvas: '#101317',
  surface: '#171b21',
  raised: '#1f252d',
  sunken: '#12161b',
  hover: '#212730',
  line: '#2b323c',
  edge: '#717c8b',
  text: '#e8ebef',
  'text-muted': '#a5aebb',
  link: '#8ab6ff',
  accent: '#d4213f',
  'accent-hover': '#c61d3a',
  'accent-active': '#b91735',
  'accent-soft': '#321a20',
  'accent-text': '#ff97a5',
  'on-accent': '#ffffff',
  focus: '#e8ebef',
  'focus-halo': 'rgb(232 235 239 / 22%)',
  mark: '#5a4a12',
  neutral: '#bcc4ce',
  'neutral-soft': '#272d36',
  info: '#8ab6ff',
  'info-soft': '#17263d',
  success: '#68cf99',
  'success-soft': '#132b20',
  warning: '#eebb55',
  'warning-soft': '#30260f',
  error: '#ff9f7d',
  'error-soft': '#371e14',
  'on-error': '#101317',
  shadow: 'rgb(0 0 0 / 55%)',
  backdrop: 'rgb(0 0 0 / 60%)',
  skeleton: '#262c35',
};

export const palettes = { light, dark };

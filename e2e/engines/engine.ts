/** A page in a browser of another engine. Things are found by XPath, which every protocol speaks. */
export interface EnginePage {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until it can be clicked. */
  click(xpath: string): Promise<void>;
  /** Types in place of what stands in a field. */
  fill(xpath: string, text: string): Promise<void>;
  /** The text of what is shown, or the value of a field; waits until there is something. */
  read(xpath: string): Promise<string>;
  /** What is asked from now on happens in the frame. */
  enterFrame(xpath: string): Promise<void>;
  /** Ends the browser; nothing of it is left. */
  close(): Promise<void>;
}

/** Longest wait for an element, milliseconds: as long as a machine may take that does much else. */
export const timeout = 90_000;

const quoted = (text: string) => `"${text}"`;

export const heading = (text: string) => `//h1[contains(., ${quoted(text)})]`;
export const button = (name: string) =>
  `//button[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;
/** A field by the beginning of its label. */
export const field = (label: string) =>
  `//*[self::input or self::select][@id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for or starts-with(@aria-label, ${quoted(label)})]`;
export const region = (name: string) =>
  `//section[@aria-label=${quoted(name)} or @aria-labelledby=//*[normalize-space()=${quoted(name)}]/@id]`;

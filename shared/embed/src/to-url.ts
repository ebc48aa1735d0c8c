/** The address, or undefined when it is none; by the constructor, which every browser has. */
export function toUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

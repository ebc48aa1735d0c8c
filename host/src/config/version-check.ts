/** How often `/version.json` is read. */
export const versionIntervalMs = 30_000;

/**
 * Hash of the build that the document came with; undefined where the server does not write it (the
 * development server, plain static hosting).
 */
export const loadedBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || undefined;

/** Hash of the deployed build; undefined when there is no answer. */
export async function deployedBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/version.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return undefined;
    const { buildHash } = (await response.json()) as { buildHash?: unknown };
    return typeof buildHash === 'string' ? buildHash : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Method and path of a call. Paths are relative to the base: `/api/v1/` unless the path starts with
 * `/`. `extension` marks a call of our own, one that the specification does not list.
 */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  extension?: true;
}

export const op = <M extends Operation['method'], P extends string>(method: M, path: P) => ({
  method,
  path,
});

export const ext = <M extends Operation['method'], P extends string>(method: M, path: P) => ({
  method,
  path,
  extension: true as const,
});

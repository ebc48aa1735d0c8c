/** Other screens and other people change it: what a navigation shows is asked for anew. */
export const fresh = <Options extends object>(query: Options): Options & { staleTime: 0 } => ({
  ...query,
  staleTime: 0,
});

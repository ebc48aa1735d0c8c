/*
 * The searched text of the dashboard. A client's name must not reach addresses or history, so it
 * lives here: in memory, and encrypted for a reload or a new sign-in.
 */
let searchTerm = '';

export const rememberedSearchTerm = async (): Promise<string> => searchTerm;

export function rememberSearchTerm(term: string): void {
  searchTerm = term;
}

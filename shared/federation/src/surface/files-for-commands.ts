/** Folder in the host's build: the declarations of what it shares, at the paths of their sources. */
export const declarationsFolder = 'types';

/** Beside a remote's build: what it was compiled from. */
export const sourcesFile = 'sources.json.gz';

/** What only commands read; what runs is the same without it. */
export const isForCommands = (file: string): boolean =>
  file === sourcesFile || file.startsWith(`${declarationsFolder}/`);

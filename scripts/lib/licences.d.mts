interface Component {
  name: string;
  version: string;
  group?: string;
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[];
}

export function refusedLicences(components: readonly Component[]): string[];

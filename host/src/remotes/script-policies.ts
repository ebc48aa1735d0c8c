import type { ServedRemote } from '@advisor/deployment/served-registry';

interface ScriptRules {
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptRules) => ScriptRules;
}

type PolicyOwner = Pick<ServedRemote, 'name' | 'global' | 'override'> &
  Partial<Pick<ServedRemote, 'isOff' | 'isUnverified'>>;

/** Not in the compiler's library, and not in every browser. */
const factory = () => (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

const loading = new Set<string>();

/** A remote's own files, and nothing else. */
function rulesOf({ name, override }: PolicyOwner): ScriptRules {
  const folder = override === undefined ? `${location.origin}/remotes/${name}/` : `${override}/`;
  return {
    createScriptURL: (url) => {
      if (new URL(url, document.baseURI).href.startsWith(folder)) return url;
      throw new TypeError(`${url} is not of ${name}`);
    },
  };
}

/**
 * Makes the Trusted Types policies of all remotes that may come, so that nobody else can under their
 * names. A remote's build asks for its policy as any does; it is given the one made here, and only
 * once it is being loaded.
 */
export function claimPolicies(remotes: readonly PolicyOwner[]): void {
  const trustedTypes = factory();
  if (!trustedTypes) return;
  const create = trustedTypes.createPolicy.bind(trustedTypes);
  const claimed = new Map<string, ScriptRules>();
  for (const remote of remotes) {
    // The page's policy does not name what is not loaded: nobody can make it.
    if (remote.isOff || remote.isUnverified) continue;
    try {
      claimed.set(remote.global, create(remote.global, rulesOf(remote)));
    } catch {
      // The page's own policy does not name it: nobody can make it then.
    }
  }
  Object.defineProperty(trustedTypes, 'createPolicy', {
    value: (name: string, rules: ScriptRules) => {
      const policy = claimed.get(name);
      if (!policy) return create(name, rules);
      if (!loading.has(name)) throw new TypeError(`The policy ${name} belongs to a remote`);
      return policy;
    },
  });
}

/** From now on the container of that name is given its policy. */
export const admitPolicy = (global: string): void => void loading.add(global);

import type { FastifyRequest } from 'fastify';

/** Where somebody acts from, as the audit trail keeps it. */
export interface ActingPlace {
  ipAddress: string;
  /** As the browser tells it; what is too long to be true is cut. */
  userAgent?: string;
}

const longestUserAgent = 300;

export const placeOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): ActingPlace => ({
  ipAddress: ip,
  userAgent: headers['user-agent']?.slice(0, longestUserAgent),
});

/** The first that fits counts: Edge calls itself Chrome, and Chrome Safari. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[^ ]* .*Safari/],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];
const longestUnknown = 40;

/** `Chrome 131, Windows`; what is not known is told by its beginning. */
export function deviceOf(userAgent: string): string {
  const [browser, version] =
    browsers
      .map(([name, pattern]) => [name, pattern.exec(userAgent)?.[1]] as const)
      .find(([, found]) => found !== undefined) ?? [];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const known = [...(browser === undefined ? [] : [`${browser} ${version}`]), system];
  return known.filter(Boolean).join(', ') || userAgent.slice(0, longestUnknown);
}

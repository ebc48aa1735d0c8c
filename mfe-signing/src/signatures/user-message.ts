import type { InfoSeverity } from '@advisor/ui/components/InfoBar';

const severities = new Map<string, InfoSeverity>([
  ['E', 'error'],
  ['W', 'warning'],
]);

/** `E` is an error, `W` a warning, anything else information. */
export const messageSeverity = (severity: string): InfoSeverity =>
  severities.get(severity) ?? 'info';

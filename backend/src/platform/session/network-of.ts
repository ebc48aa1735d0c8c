import { isIPv6 } from 'node:net';

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * What one client has as a whole: an IPv4 address, also where it is written as IPv6, or the first
 * 64 bits of an IPv6 address, within which a client takes whatever address it likes.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [before = '', after = ''] = address.split('::', 2);
  const [left, right] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

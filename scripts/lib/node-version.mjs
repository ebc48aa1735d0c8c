/** Oldest Node that the product runs on; package.json's `engines` says the same. */
const oldest = [20, 19];

/**
 * The sentence to print when this Node is too old. Written for old versions: no modern syntax.
 * @returns {string | undefined}
 */
export function nodeTooOld(version) {
  const parts = version.split('.').map(Number);
  const fits = parts[0] > oldest[0] || (parts[0] === oldest[0] && parts[1] >= oldest[1]);
  return fits
    ? undefined
    : 'Node ' + oldest.join('.') + ' or newer is needed, this is ' + version + '.';
}

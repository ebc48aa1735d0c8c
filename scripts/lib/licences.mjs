/** Licences under which the product may be shipped; an expression is listed as its package writes it. */
const shipped = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'MIT AND OFL-1.1',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
]);

/** Packages with another licence, or without the field, and why they may be used. */
const exceptions = {
  'axe-core': ['MPL-2.0', 'tests only; unchanged'],
  '@axe-core/playwright': ['MPL-2.0', 'tests only; unchanged'],
  'combine-errors': ['none', 'MIT by its Readme; the field is missing'],
  'png-js': ['none', 'MIT by its LICENSE file; the field is missing'],
};

const licenceOf = ({ licenses = [] }) =>
  licenses
    .map(({ expression, license }) => expression ?? license.id ?? license.name)
    .join(' AND ') || 'none';

/**
 * Packages whose licence nobody has allowed yet.
 * @param components of a CycloneDX document; those of the workspace are our own
 * @returns {string[]} a line each
 */
export function refusedLicences(components) {
  return components
    .map(({ group, name, version, ...component }) => ({
      name: group === undefined ? name : `${group}/${name}`,
      version,
      licence: licenceOf(component),
    }))
    .filter(({ name }) => !name.startsWith('@advisor/'))
    .filter(({ name, licence }) => !shipped.has(licence) && exceptions[name]?.[0] !== licence)
    .map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
}

import type { Config } from '../../platform/config/config';
import { unavailable } from '../../platform/failure';
import { searchKey } from '../../platform/search/search-key';
import { companies } from './companies';
import type { BusinessRegister } from './port';

/** A name for which the register of the demonstration does not answer, to try that out. */
const outage = searchKey('Výpadek rejstříku');

const found = companies.map((company) => ({ company, key: searchKey(company.name) }));

/** The register of the demonstration: made-up companies. Without its users nobody answers. */
export const referenceBusinessRegister = ({
  demoUsers,
}: Pick<Config, 'demoUsers'>): BusinessRegister => ({
  async search(criteria, limit) {
    const name = 'name' in criteria ? searchKey(criteria.name) : undefined;
    if (!demoUsers || name === outage) throw unavailable();
    const fitting = found
      .filter(({ company, key }) =>
        'companyId' in criteria
          ? company.companyId === criteria.companyId
          : key.includes(name ?? ''),
      )
      .map(({ company }) => company);
    return { companies: fitting.slice(0, limit), hasMore: fitting.length > limit };
  },
});

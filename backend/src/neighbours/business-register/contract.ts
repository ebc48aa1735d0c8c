import { parseCompanyId } from '@advisor/lending/identifiers/company-id';
import { type BusinessRegister, businessRegisterPort, type RegisteredCompany } from './port';

interface Prepared {
  register: BusinessRegister;
  known: RegisteredCompany;
  /** A valid number that nobody has. */
  unknownId: string;
}

/**
 * What every implementation of the business register has to hold; a bank's own runs it in its tests.
 * @param prepare opens the register and names a company in it
 */
export function businessRegisterContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const search = (criteria: Parameters<BusinessRegister['search']>[0], limit = 20) =>
    prepared.register.search(criteria, limit);

  it('finds a company by its number, and answers as the port says', async () => {
    const { known } = prepared;
    const found = await search({ companyId: known.companyId });
    expect(found).toEqual({ companies: [known], hasMore: false });
    expect(businessRegisterPort.answers.search.parse(found)).toEqual(found);
    expect(parseCompanyId(known.companyId)).toBe(known.companyId);
  });

  it('finds it by its name in capital letters without diacritics, and by a part', async () => {
    const { known } = prepared;
    const plain = known.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    expect((await search({ name: plain })).companies).toContainEqual(known);
    const { companies } = await search({ name: known.name.slice(0, 5) }, 1_000);
    expect(companies).toContainEqual(known);
  });

  it('answers as many as are asked for, and says that there are more', async () => {
    const name = prepared.known.name.slice(0, 5);
    const all = await search({ name }, 1_000);
    expect(all.companies.length).toBeGreaterThan(1);
    expect(await search({ name }, 1)).toEqual({
      companies: all.companies.slice(0, 1),
      hasMore: true,
    });
  });

  it('answers nobody for a number that it does not know', async () => {
    expect(await search({ companyId: prepared.unknownId })).toEqual({
      companies: [],
      hasMore: false,
    });
  });
}

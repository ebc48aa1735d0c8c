import { rateField } from '@advisor/contracts/admin/rate-fields';
import { codeName } from '@advisor/contracts/code-name';
import { productType } from '@advisor/contracts/codebooks';
import { fee } from '@advisor/contracts/codebooks/offer';
import { getTableColumns } from 'drizzle-orm';
import type { InterestRate, ProductFee, RateVersion } from '../../domain/offers/rate-version';
import { versionOn } from '../../domain/offers/read-rate-version';
import { productTerms, savingsTariffs } from '../../domain/offers/schema/rate-versions';
import { czechRate } from '../../platform/czech-format';
import type {
  BankSettings,
  StoredField,
  StoredSettings,
  StoredState,
} from '../../platform/settings/bank-settings';

const keys: ReadonlySet<string> = new Set(['versionId', 'productTypeId']);

/** All of a table but by what its rows are found. */
const fieldsOf = (table: Parameters<typeof getTableColumns>[0]): StoredField[] =>
  Object.keys(getTableColumns(table))
    .filter((field) => !keys.has(field))
    .map((field) => ({ field, ...rateField(field) }));

/** What of the version of the day is meant. */
const ofVersion = (
  works: string,
  statesOf: (version: RateVersion) => StoredState[],
): Pick<StoredSettings, 'works' | 'page' | 'read'> => ({
  works,
  page: 'rates',
  read: async ({ db }, today) => {
    const version = await versionOn(db, today);
    if (version === undefined) return [];
    return statesOf(version).map((state) => ({ ...state, since: version.validFrom }));
  },
});

const byProduct = ({ products }: RateVersion) =>
  [...products].map(([id, product]) => ({ of: codeName(productType, id), ...product }));

/** From the lowest to the highest: each of them is in the version's file. */
const spanOf = (rates: readonly InterestRate[]): string => {
  const all = rates.map(({ rate }) => rate);
  return `${czechRate(Math.min(...all))} až ${czechRate(Math.max(...all))}`;
};

const withoutKeys = ({
  versionId: _version,
  productTypeId: _product,
  ...row
}: object & {
  versionId?: number;
  productTypeId?: number;
}) => row;

const ofFees = (fees: readonly ProductFee[], product: string): StoredState[] =>
  fees.map(({ feeId, ...row }) => ({
    of: `${product}: ${codeName(fee, feeId)}`,
    row: withoutKeys(row),
  }));

const offered = 'Modelace a nabídky úvěrů';

/** Rates, limits and fees of the version that holds today. */
export const offerSettings: BankSettings = {
  title: 'Sazebník',
  stored: [
    {
      table: 'product_terms',
      ...ofVersion(offered, (version) =>
        byProduct(version).map(({ of, terms }) => ({ of, row: withoutKeys(terms) })),
      ),
      fields: fieldsOf(productTerms),
    },
    {
      table: 'interest_rates',
      ...ofVersion(offered, (version) =>
        byProduct(version).map(({ of, rates }) => ({ of, row: { rate: spanOf(rates) } })),
      ),
      fields: [{ field: 'rate', name: 'Úrokové sazby úvěrů (p. a.)' }],
    },
    {
      table: 'product_fees',
      ...ofVersion(offered, (version) =>
        byProduct(version).flatMap(({ of, fees }) => ofFees(fees, of)),
      ),
      fields: ['amount', 'isInRpsn', 'isCompulsory'].map((field) => ({
        field,
        ...rateField(field),
      })),
    },
    {
      table: 'savings_tariffs',
      ...ofVersion('Modelace stavebního spoření', ({ savings }) =>
        savings === undefined
          ? []
          : [{ of: productType.buildingSavings.name, row: withoutKeys(savings) }],
      ),
      fields: fieldsOf(savingsTariffs),
    },
  ],
};

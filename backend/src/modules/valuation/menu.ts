import { permission } from '@advisor/contracts/permissions';
import type { AboutCase, InfoBanner, MenuFlag } from '../../domain/cases/area';
import { isSecured } from '../../domain/documents/loan/products';
import { waitsForCompletion } from '../../domain/valuation/order-state';
import { readValuations, stateOf } from '../../domain/valuation/read-valuations';
import { endingBanner } from './ending-validity';

const unsecured = 'Tento produkt se nemovitostí nezajišťuje.';
const forbidden = 'K nemovitostem nemáte oprávnění.';

const maySee = ({ user }: AboutCase): boolean =>
  user.permissions.has(permission.salesArrangementAccess);

/** Real estates of the case, and how many there are. */
export async function menu(about: AboutCase): Promise<MenuFlag[]> {
  const { db, row } = about;
  const section = 'real-estate';
  if (!isSecured(row.productTypeId)) return [{ section, isActive: false, reason: unsecured }];
  if (!maySee(about)) return [{ section, isActive: false, reason: forbidden }];
  const valuations = await readValuations(db, [row.id]);
  const count = new Set(valuations.map(({ realEstate }) => realEstate.id)).size;
  return [{ section, isActive: true, ...(count > 0 && { count }) }];
}

const returned: InfoBanner = {
  id: 'valuation-returned',
  severity: 'warning',
  title: 'Odhadci čekají na doplnění ocenění nemovitosti.',
  description: 'Doplňte, co chybí, a objednávku odešlete zpět.',
};

/** An order that came back waits for the advisor; a value ends. */
export async function banners(about: AboutCase): Promise<InfoBanner[]> {
  const { db, row } = about;
  if (!maySee(about)) return [];
  const valuations = await readValuations(db, [row.id]);
  const isWaiting = valuations.some((one) => waitsForCompletion(stateOf(one) ?? 0));
  return [...(isWaiting ? [returned] : []), ...endingBanner(about, valuations)];
}

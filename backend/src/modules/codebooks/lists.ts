import { responseCodeTypes } from '@advisor/contracts/codebooks/refinancing';
import { otherIncomeType } from '@advisor/contracts/codebooks/income';

/*
 * Lists that the bank keeps beside the fixed codebooks. Identifiers follow from the places: what is
 * new goes to the end.
 */

const numbered = (...names: string[]) => names.map((name, place) => ({ id: place + 1, name }));

export const lists = {
  degreesBefore: numbered(
    'Bc.',
    'BcA.',
    'doc.',
    'Ing.',
    'Ing. arch.',
    'JUDr.',
    'MDDr.',
    'Mgr.',
    'MgA.',
    'MUDr.',
    'MVDr.',
    'PaedDr.',
    'PharmDr.',
    'PhDr.',
    'PhMr.',
    'prof.',
    'RNDr.',
    'RSDr.',
    'ThDr.',
    'ThLic.',
  ),
  degreesAfter: numbered('Ph.D.', 'CSc.', 'DrSc.', 'DiS.', 'MBA', 'LL.M.', 'MSc.', 'Th.D.'),
  educationLevels: numbered(
    'Základní',
    'Střední bez maturity',
    'Střední s maturitou',
    'Vyšší odborné',
    'Vysokoškolské bakalářské',
    'Vysokoškolské magisterské',
    'Vysokoškolské doktorské',
  ),
  otherIncomeTypes: Object.values(otherIncomeType).map(({ code, name }) => ({ id: code, name })),
  responseCodeTypes: Object.values(responseCodeTypes).map(({ code, name }) => ({ id: code, name })),
  documentTypes: [
    { code: 'loanApplication', name: 'Žádost o úvěr' },
    { code: 'loanContract', name: 'Smlouva o úvěru' },
    { code: 'amendment', name: 'Dodatek ke smlouvě' },
    { code: 'pledgeContract', name: 'Zástavní smlouva' },
    { code: 'identityDocument', name: 'Doklad totožnosti' },
    { code: 'incomeConfirmation', name: 'Potvrzení o příjmu' },
    { code: 'taxReturn', name: 'Daňové přiznání' },
    { code: 'accountStatement', name: 'Výpis z účtu' },
    { code: 'purchaseContract', name: 'Kupní smlouva' },
    { code: 'valuation', name: 'Ocenění nemovitosti' },
    { code: 'deedOfOwnership', name: 'List vlastnictví' },
    { code: 'insurancePolicy', name: 'Pojistná smlouva' },
    { code: 'personalData', name: 'Souhlas se zpracováním osobních údajů' },
    { code: 'other', name: 'Ostatní' },
  ],
};

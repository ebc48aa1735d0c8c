import { administration } from '../modules/administration/testing/area-tests';
import { application } from '../modules/application/testing/area-tests';
import { assessments } from '../modules/assessments/testing/area-tests';
import { caseDocuments } from '../modules/case-documents/testing/area-tests';
import { cases } from '../modules/cases/testing/area-tests';
import { clientDetails } from '../modules/client-details/testing/area-tests';
import { decisions } from '../modules/decisions/testing/area-tests';
import { diagnostics } from '../modules/diagnostics/testing/area-tests';
import { households } from '../modules/households/testing/area-tests';
import { incomes } from '../modules/incomes/testing/area-tests';
import { notifications } from '../modules/notifications/testing/area-tests';
import { obligations } from '../modules/obligations/testing/area-tests';
import { offers } from '../modules/offers/testing/area-tests';
import { productState } from '../modules/product-state/testing/area-tests';
import { refinancing } from '../modules/refinancing/testing/area-tests';
import { signing } from '../modules/signing/testing/area-tests';
import { taxReturns } from '../modules/tax-returns/testing/area-tests';
import { valuation } from '../modules/valuation/testing/area-tests';
import type { AreaTests } from './area-tests';

/** What each area brings to the tests that go through all of them. */
export const testedAreas: readonly AreaTests[] = [
  administration,
  application,
  assessments,
  caseDocuments,
  cases,
  clientDetails,
  decisions,
  diagnostics,
  households,
  incomes,
  notifications,
  obligations,
  offers,
  productState,
  refinancing,
  signing,
  taxReturns,
  valuation,
];

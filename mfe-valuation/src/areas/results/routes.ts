import { caseTemplate } from '@advisor/addresses/case-template';
import { valuationAddresses } from '@advisor/addresses/valuation';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import '../../property/texts';
import { resultLoader } from './results.loader';
import './texts';

/** Each kind of valuation has its address; what it shows follows from the result. */
const kinds = [
  'onlineResult',
  'dtsResult',
  'standardResult',
  'zovResult',
  'revaluationResult',
  'preliminaryOpinionResult',
] as const;

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const resultRoutes = ({ queryClient }: RemoteContext): RouteObject[] =>
  kinds.map((kind) => ({
    id: `valuation.${kind}`,
    path: valuationAddresses[kind].pattern,
    handle: {
      titleKey: 'valuation-results:title',
      parent: { titleKey: 'valuation-property:list', to: caseTemplate(valuationAddresses.list) },
      backButton: true,
      clientPanel: true,
      permission: permission.salesArrangementAccess,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./ResultPage'), resultLoader(queryClient)),
  }));

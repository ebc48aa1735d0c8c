import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import { routePattern } from '@advisor/shell/paths';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { signingDetailLoader } from './features/detail/signing-detail.loader';
import { documentsSigningLoader } from './features/documents/documents-signing.loader';
import { newDocumentLoader } from './features/new-document/new-document.loader';

const screen = (titleKey: string): { handle: RouteHandle } => ({
  handle: {
    titleKey,
    backButton: true,
    clientPanel: true,
    permission: permission.getSigningDocuments,
  },
});

const detailPage = () => import('./features/detail/SigningDetailPage');
const newPage = () => import('./features/new-document/NewDocumentPage');

/** The remote's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const createRoutes = ({ queryClient, signatureService }: RemoteContext): RouteObject[] => [
  {
    id: 'signing.documents',
    path: routePattern.documentsSigning,
    ...screen('signing:page.documents'),
    ...lazyPage(
      () => import('./features/documents/DocumentsSigningPage'),
      documentsSigningLoader(queryClient),
    ),
  },
  {
    id: 'signing.new',
    path: routePattern.documentSigningNew,
    ...screen('signing:page.new'),
    ...lazyPage(newPage, newDocumentLoader({ queryClient, isDigital: false })),
  },
  {
    id: 'signing.digital-new',
    path: routePattern.documentSigningDigitalNew,
    ...screen('signing:page.new'),
    ...lazyPage(newPage, newDocumentLoader({ queryClient, isDigital: true })),
  },
  {
    id: 'signing.detail',
    path: routePattern.documentSigning,
    ...screen('signing:page.detail'),
    ...lazyPage(
      detailPage,
      signingDetailLoader({ queryClient, signatureService, processType: 'STANDARD' }),
    ),
  },
  {
    id: 'signing.digital-detail',
    path: routePattern.documentSigningDigital,
    ...screen('signing:page.detail'),
    ...lazyPage(
      detailPage,
      signingDetailLoader({ queryClient, signatureService, processType: 'MSC' }),
    ),
  },
];

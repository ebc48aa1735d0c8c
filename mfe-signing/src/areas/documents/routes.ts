import { caseTemplate } from '@advisor/addresses/case-template';
import { signingAddresses } from '@advisor/addresses/signing';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { signingDetailLoader, type SigningDetail } from './detail/signing-detail.loader';
import { documentsSigningLoader } from './list/documents-signing.loader';
import { newDocumentLoader } from './new-document/new-document.loader';

const screen = (titleKey: string, more: RouteHandle = {}): { handle: RouteHandle } => ({
  handle: {
    titleKey,
    ...more,
    backButton: true,
    clientPanel: true,
    permission: permission.getSigningDocuments,
  },
});

const belowList: RouteHandle = {
  parent: {
    titleKey: 'signing-documents:page.documents',
    to: caseTemplate(signingAddresses.documentsSigning),
  },
};
const card: RouteHandle = {
  ...belowList,
  nameOf: (loaderData) => (loaderData as SigningDetail).name,
};

const detailPage = () => import('./detail/SigningDetailPage');

const newPage = () => import('./new-document/NewDocumentPage');

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const documentsRoutes = ({
  queryClient,
  signatureService,
}: RemoteContext): RouteObject[] => [
  {
    id: 'signing.documents',
    path: signingAddresses.documentsSigning.pattern,
    ...screen('signing-documents:page.documents'),
    ...lazyPage(() => import('./list/DocumentsSigningPage'), documentsSigningLoader(queryClient)),
  },
  {
    id: 'signing.new',
    path: signingAddresses.documentSigningNew.pattern,
    ...screen('signing-documents:page.new', belowList),
    ...lazyPage(newPage, newDocumentLoader({ queryClient, isDigital: false })),
  },
  {
    id: 'signing.digital-new',
    path: signingAddresses.documentSigningDigitalNew.pattern,
    ...screen('signing-documents:page.new', belowList),
    ...lazyPage(newPage, newDocumentLoader({ queryClient, isDigital: true })),
  },
  {
    id: 'signing.detail',
    path: signingAddresses.documentSigning.pattern,
    ...screen('signing-documents:page.detail', card),
    ...lazyPage(
      detailPage,
      signingDetailLoader({ queryClient, signatureService, processType: 'STANDARD' }),
    ),
  },
  {
    id: 'signing.digital-detail',
    path: signingAddresses.documentSigningDigital.pattern,
    ...screen('signing-documents:page.detail', card),
    ...lazyPage(
      detailPage,
      signingDetailLoader({ queryClient, signatureService, processType: 'MSC' }),
    ),
  },
];

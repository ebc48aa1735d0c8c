import type { Page } from '@playwright/test';
import type { Api } from './api';
import { ownCases } from './cases';
import { preparedApplication, type Application } from './loan-hub';
import { begins, hubModelation, ownSavings } from './modelation';
import { heading } from './sign-in-form';
import { signingCase, signingDocument, signingPath } from './signing';

export interface Screen {
  name: string;
  /** Without a session. */
  open?: true;
  path: (api: Api) => string | Promise<string>;
  /** Resolves when the screen shows its content. */
  ready: (page: Page) => Promise<void>;
}

const withHeading = (title: string | RegExp) => (page: Page) => heading(page, title).waitFor();
const caseDetail = (section: string) => async (api: Api) => {
  const [first] = await ownCases(api, 1);
  return `/mortgage/case-detail/${first!.caseId}?section=${section}`;
};
const ofApplication = (path: (application: Application) => string) => async (api: Api) =>
  path(await preparedApplication(api));
const withText = (text: string) => (page: Page) => page.getByText(text).first().waitFor();

/** Every screen of the product, for what has to hold on all of them. */
export const screens: readonly Screen[] = [
  { name: 'home', open: true, path: () => '/', ready: withHeading(/./) },
  {
    name: 'sign-in',
    open: true,
    path: () => '/simple-login.html',
    ready: withHeading('Přihlášení'),
  },
  {
    name: 'dashboard',
    path: () => '/dashboard',
    ready: (page) => page.getByRole('list', { name: 'Případy' }).waitFor(),
  },
  {
    name: 'case identification',
    path: () => '/case-identification',
    ready: withHeading(/Vyhledání případu/),
  },
  { name: 'case parameters', path: caseDetail('parameters'), ready: withText('Souhrn') },
  { name: 'case applicants', path: caseDetail('applicants'), ready: withText('Trvalá adresa') },
  { name: 'case history', path: caseDetail('timeline'), ready: withText('Případ založen') },
  { name: 'general documents', path: () => '/general-documents', ready: withHeading(/dokumenty/) },
  {
    name: 'documents to sign',
    path: async (api) => `/mortgage/documents-signing?caseId=${await signingCase(api)}`,
    ready: (page) => page.getByRole('table', { name: 'Dokumenty k podpisu' }).waitFor(),
  },
  {
    name: 'signing of a document',
    path: () => signingPath(signingDocument.threeGroups),
    ready: withText('Tři skupiny'),
  },
  {
    name: 'signing on paper',
    path: () => signingPath(signingDocument.waitingForScan),
    ready: withText('Vytiskněte dokument.'),
  },
  {
    name: 'new document to sign',
    path: async (api) => `/mortgage/documents-signing/new?caseId=${await signingCase(api)}`,
    ready: withText('Žádost o úvěr'),
  },
  {
    name: 'loan hub',
    path: ofApplication(
      ({ caseId, salesArrangementId }) =>
        `/mortgage/hub?caseId=${caseId}&salesArrangementId=${salesArrangementId}`,
    ),
    ready: withText('Kroky žádosti'),
  },
  {
    name: 'comment of an application',
    path: ofApplication(
      ({ caseId, salesArrangementId }) =>
        `/mortgage/sales-arrangement-comment/${salesArrangementId}?caseId=${caseId}`,
    ),
    ready: withText('Komentář k žádosti'),
  },
  {
    name: 'parameters of an application',
    path: ofApplication(
      ({ caseId, salesArrangementId }) =>
        `/mortgage/parameters/${salesArrangementId}?caseId=${caseId}`,
    ),
    ready: withText('Účet pro splácení'),
  },
  {
    name: 'checklist of an application',
    path: ofApplication(
      ({ caseId, salesArrangementId }) => `/mortgage/checklist/${caseId}/${salesArrangementId}`,
    ),
    ready: withText('Průkaz totožnosti'),
  },
  { name: 'modelation of a mortgage', path: () => '/modelation/mortgage', ready: begins },
  {
    name: 'modelation of an american mortgage',
    path: () => '/modelation/american-mortgage',
    ready: begins,
  },
  {
    name: 'modelation of an unsecured loan',
    path: () => '/modelation/unsecured-loan',
    ready: begins,
  },
  {
    name: 'modelation of building savings',
    path: () => '/modelation/bulding-savings',
    ready: begins,
  },
  { name: 'modelation within a case', path: ofApplication(hubModelation), ready: begins },
  {
    name: 'building savings within a case',
    path: async (api) =>
      `/building-savings/modelation/${(await ownSavings(api)).salesArrangementId}`,
    ready: begins,
  },
  { name: 'catalogue', path: () => '/demo', ready: withHeading(/Katalog/) },
  { name: 'health of the parts', path: () => '/demo/parts', ready: withText('V pořádku') },
  { name: 'unknown address', path: () => '/nowhere', ready: withHeading(/nenalezena/) },
  {
    name: 'unknown case',
    path: () => '/mortgage/case-detail/123456789',
    ready: withHeading(/./),
  },
];

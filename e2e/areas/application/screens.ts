import { ofApplication } from '../../support/loan-hub';
import { type Screen, withText } from '../../support/screen';

export const applicationScreens: readonly Screen[] = [
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
    name: 'account that an application is repaid from',
    path: ofApplication(
      ({ caseId, salesArrangementId }) =>
        `/mortgage/repayment-account/${salesArrangementId}?caseId=${caseId}`,
    ),
    ready: withText('Majitel účtu'),
  },
  {
    name: 'who asks for what an application is about',
    path: ofApplication(
      ({ caseId, salesArrangementId }) =>
        `/mortgage/request-applicant/${salesArrangementId}?caseId=${caseId}`,
    ),
    ready: withText('O úvěr žádají'),
  },
  {
    name: 'checklist of an application',
    path: ofApplication(
      ({ caseId, salesArrangementId }) => `/mortgage/checklist/${caseId}/${salesArrangementId}`,
    ),
    ready: withText('Průkaz totožnosti'),
  },
  {
    name: 'assessment of an application',
    path: ofApplication(
      ({ caseId, salesArrangementId }) =>
        `/mortgage/scoring?caseId=${caseId}&salesArrangementId=${salesArrangementId}`,
    ),
    ready: withText('Posouzení žádosti'),
  },
  {
    name: 'decision about an application',
    path: ofApplication(
      ({ caseId, salesArrangementId }) =>
        `/mortgage/loan-decision/${salesArrangementId}?caseId=${caseId}`,
    ),
    ready: withText('Účastníci žádosti'),
  },
];

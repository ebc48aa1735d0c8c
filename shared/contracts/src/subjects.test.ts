import { contract } from './contract';
import { isJournaled, subjectsOf } from './subjects';

/** Calls of the signature service among them change what was shown by another one. */
const withoutClient = [
  'admin.findUser',
  'admin.searchUsers',
  'admin.resolveUsers',
  'admin.sessions.search',
  'admin.sessions.end',
  'admin.sessions.endAll',
  'admin.endSessions',
  'admin.banners.list',
  'admin.banners.create',
  'admin.banners.update',
  'admin.banners.end',
  'admin.banners.delete',
  'admin.banners.changes',
  'admin.usersNotifications.list',
  'admin.usersNotifications.create',
  'admin.usersNotifications.withdraw',
  'admin.usersNotifications.audiences',
  'admin.changeCaseOwner',
  'admin.handovers.create',
  'admin.handovers.undo',
  'admin.rates.list',
  'admin.rates.file',
  'admin.rates.propose',
  'admin.rates.proposal',
  'admin.rates.confirm',
  'admin.rates.withdraw',
  'admin.state.versions',
  'admin.state.jobs',
  'admin.state.neighbours',
  'admin.state.retryJob',
  'admin.bankSettings',
  'admin.handovers.list',
  'case.dashboardFilters',
  'codebooks.getAll',
  'codebooks.bankingDays',
  'codebooks.expensesByNace',
  'codebooks.postcode',
  'address.search',
  'address.detail',
  'identificationDocument.validate',
  'contact.validate',
  'party.search',
  'taxReturns.versions',
  'diagnostics.summary',
  'temporaryDocuments.upload',
  'temporaryDocuments.delete',
  'temporaryDocuments.list',
  'generalDocuments.list',
  'generalDocuments.content',
  'mergedDocuments.status',
  'live.stream',
  'banners.current',
  'usersNotifications.current',
  'usersNotifications.unread',
  'usersNotifications.read',
  'usersNotifications.choices',
  'usersNotifications.choose',
  'offer.defaults',
  'offer.buildingSavings',
  'offer.unsecuredLoan',
  'offer.mortgage',
  'offer.nonPurposeMortgage',
  'offer.americanMortgage',
  'offer.whatIf',
  'offer.create',
  'cadastre.areas',
  'loggedInUser.get',
  'auth.ownSessions',
  'auth.endOwnSession',
  'auth.endOtherSessions',
  'auth.saveOwnSettings',
  'signatures.setClientData',
  'signatures.sign',
  'signatures.retry',
  'signatures.cancelOne',
  'signatures.cancelAll',
  'signatures.delegate',
  'users.mpssCookie',
];

it('knows what a call shows by its path, and by what it declares, in lists too', () => {
  const { endpoint } = contract.find(({ operation }) => operation.id === 'case.identify') ?? {};
  const call = { params: undefined, query: {}, body: {} };
  const answer = { cases: [{ caseId: 1 }, { caseId: 2 }], hasMore: false };
  expect(endpoint && subjectsOf(endpoint, { ...call, answer })).toEqual([
    { subject: 'case', id: '1' },
    { subject: 'case', id: '2' },
  ]);
  const opened = contract.find(({ operation }) => operation.id === 'case.get')?.endpoint;
  expect(
    opened && subjectsOf(opened, { ...call, params: { caseId: 7 }, answer: undefined }),
  ).toEqual([{ subject: 'case', id: '7' }]);
});

it('leaves out of the journal only calls that show no client', () => {
  const left = contract
    .filter(({ endpoint }) => endpoint.public === undefined && !isJournaled(endpoint))
    .map(({ operation }) => operation.id);
  expect(left).toEqual(withoutClient);
});

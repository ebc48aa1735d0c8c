import { fill, slot } from './slot';

const tasks = slot<{ caseId: number }>('case-detail.tasks');
const load = async () => ({ default: ({ caseId }: { caseId: number }) => String(caseId) });
const ofNothing = async () => ({ default: () => null });
const ofText = async () => ({ default: ({ caseId }: { caseId: string }) => caseId });
const ofMore = async () => ({ default: (of: { caseId: number; offerId: number }) => of.offerId });

it('fills a slot under its name', () => {
  expect(fill(tasks, load)).toEqual({ 'case-detail.tasks': load });
});

it('takes what can do with less than the slot gives', () => {
  expect(fill(tasks, ofNothing)).toHaveProperty([tasks], ofNothing);
});

it('takes nothing that wants more, or something else', () => {
  // @ts-expect-error a case is a number
  expect(fill(tasks, ofText)).toBeDefined();
  // @ts-expect-error the slot knows no offer
  expect(fill(tasks, ofMore)).toBeDefined();
  // @ts-expect-error no slot of that name is declared, so it gives nothing
  expect(fill('case-detail.task', load)).toBeDefined();
});

import { appraisalSchema, noAppraisal, toOrder } from './appraisal.schema';

const contact = { name: 'Jana Nováková', phoneNumber: '601 123 456' };
/** A Friday. */
const today = '2026-11-27';
const problems = (change: object, isInspected = true) => {
  const read = appraisalSchema({ today, isInspected }).safeParse({ ...noAppraisal, ...change });
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

it.each([
  [{}, ['name', 'phoneNumber', 'inspectionDays.0']],
  [{ ...contact, inspectionDays: ['2026-11-27'] }, ['inspectionDays.0']],
  [{ ...contact, inspectionDays: ['2026-11-28'] }, ['inspectionDays.0']],
  [{ ...contact, inspectionDays: ['31. 2.'] }, ['inspectionDays.0']],
  [{ ...contact, inspectionDays: ['2026-11-30', '2026-11-30'] }, ['inspectionDays.1']],
  [{ ...contact, phoneNumber: '12', inspectionDays: ['2026-11-30'] }, ['phoneNumber']],
  [{ ...contact, inspectionDays: ['2026-11-30', ''] }, []],
])('an inspection with %j lacks %j', (change, fields) => {
  expect(problems(change)).toEqual(fields);
});

it('papers need nobody, or somebody who can be asked', () => {
  expect(problems({}, false)).toEqual([]);
  expect(problems({ name: 'Jana' }, false)).toEqual(['phoneNumber']);
});

it('orders what its way takes', () => {
  const values = {
    ...noAppraisal,
    ...contact,
    inspectionDays: ['2026-12-02', '', '2026-11-30'],
    keys: 'V kavárně',
  };
  const known = { name: 'Jana Nováková', phoneNumber: '+420601123456' };
  expect(toOrder(2, values)).toEqual({ valuationTypeId: 2, contact: known });
  expect(toOrder(3, values)).toEqual({
    valuationTypeId: 3,
    contact: known,
    inspectionDays: ['2026-11-30', '2026-12-02'],
    keys: 'V kavárně',
  });
  expect(toOrder(2, noAppraisal)).toEqual({ valuationTypeId: 2 });
});

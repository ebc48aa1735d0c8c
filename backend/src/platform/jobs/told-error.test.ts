import { toldError } from './told-error';

test.each([
  ['Failure message-gateway send: failed', 'Failure message-gateway send: failed'],
  ['NeighbourError credit-bureau report: timeout', 'NeighbourError credit-bureau report: timeout'],
  ['DrizzleQueryError 23505', 'DrizzleQueryError 23505'],
  ['Error node died during each attempt', 'Error node died during each attempt'],
  ['TypeError Cannot read properties of Jan Novák', 'TypeError'],
  ['Error ENOSPC no space for Jan Novák', 'Error ENOSPC'],
  ['Error ERR_INVALID_ARG_TYPE Novák', 'Error ERR_INVALID_ARG_TYPE'],
  ['SyntaxError Unexpected token in {"name":"Novák","birthNumber":"8501011234"}', 'SyntaxError'],
  ['Jan Novák 850101/1234', 'Error'],
  ['Error JAN NOVÁK 8501011234', 'Error'],
  ['', 'Error'],
])('of %p is told %p', (error, told) => {
  expect(toldError(error)).toBe(told);
});

import { call } from '@advisor/api-client/call';
import { caseCalls } from '@advisor/contracts/case/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { parseConfig } from './config/app-config';
import { createHost } from './create-host';

mockServer(handle(caseCalls.get, failure(404)));

it.each([
  [true, [['case.get 404']]],
  [false, []],
])(
  'logs calls without any number of a client when the logger is %j',
  async (showLogger, logged) => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const apiEndpoint = `${window.location.origin}/api/v1/`;
    await createHost(parseConfig({ apiEndpoint, showLogger }));
    await call(caseCalls.get, { params: { caseId: 3_000_341 } }).catch(() => undefined);
    expect(info.mock.calls.filter(([text]) => String(text).startsWith('case'))).toEqual(logged);
  },
);

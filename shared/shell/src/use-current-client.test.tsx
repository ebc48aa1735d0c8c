import { act, renderHook } from '@testing-library/react';
import { useCurrentClient, useCurrentClientStore } from './current-client';

it('renders again for news alone, though each screen renews what is known', () => {
  const { update, clear } = useCurrentClientStore.getState();
  act(() => update({ caseId: 1, customerLastName: 'Nováková' }));
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useCurrentClient();
  });
  act(() => update({ caseId: 1 }));
  expect(renders).toBe(1);
  act(() => update({ salesArrangementId: 5 }));
  expect(result.current).toEqual({
    caseId: 1,
    customerLastName: 'Nováková',
    salesArrangementId: 5,
  });
  act(clear);
  expect(result.current).toEqual({});
});

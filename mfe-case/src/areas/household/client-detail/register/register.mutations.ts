import { call, type CallInput, type CallResponse } from '@advisor/api-client/call';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { notify } from '@advisor/shell/notifications';
import { useChange } from '@advisor/shell/use-change';
import { useTranslation } from 'react-i18next';
import { caseAreas } from '@advisor/case/case.queries';

type Founding = CallInput<typeof customerCalls.register>['body'];
/** Somebody of the register who may be the person. */
export type SameClient = CallResponse<typeof customerCalls.register>['clients'][number];

const invalidates = [...caseAreas, 'clientDetail', 'household', 'customerOnSA'];
const shows = ['conflict', 'customerAlreadyOnHousehold'] as const;

/**
 * Founds a person in the client register, by what is saved of them; or tells who may be the same.
 * @param fieldOf where what is missing or wrong stands in the form
 */
export function useRegisterClient(
  customerOnSAId: number,
  fieldOf: (field: string) => string | undefined,
) {
  const { t } = useTranslation('case-household');
  return useChange({
    key: ['customerOnSA.register', customerOnSAId],
    call: async (body: Founding, { idempotencyKey }) => {
      const answer = await call(
        customerCalls.register,
        { params: { customerOnSAId }, body },
        { headers: { 'Idempotency-Key': idempotencyKey } },
      );
      if (answer.identity) {
        notify({ type: 'success', autoHide: true, persist: true, title: t('register.founded') });
      }
      return answer;
    },
    invalidates,
    shows,
    fieldErrors: ({ messages }) =>
      Object.fromEntries(
        messages.flatMap(({ field = '', message }) => {
          const name = fieldOf(field.startsWith('detail.') ? field : `detail.${field}`);
          return name === undefined ? [] : [[name, message]];
        }),
      ),
    gcTime: 0,
  });
}

/** Says that a person is a client of the register. */
export function useIdentifyAs(customerOnSAId: number) {
  const { t } = useTranslation('case-household');
  return useChange({
    key: ['customerOnSA.identify', customerOnSAId],
    call: (identity: SameClient['identity']) =>
      call(customerCalls.identify, { params: { customerOnSAId }, body: { identity } }),
    invalidates,
    success: t('person.identified'),
    shows,
    gcTime: 0,
  });
}

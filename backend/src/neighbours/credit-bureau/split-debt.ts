import { randomFor } from '../../platform/random';
import type { CreditReport, ReportedObligation } from './port';

const updatedOn = '2026-11-01';

const loans = [
  {
    obligationTypeId: 2,
    creditor: { creditorId: '0800', name: 'Česká spořitelna', isExternal: true },
  },
  {
    obligationTypeId: 1,
    creditor: { creditorId: '0600', name: 'MONETA Money Bank', isExternal: true },
  },
  {
    obligationTypeId: 5,
    creditor: { creditorId: '7990', name: 'Modrá pyramida', isExternal: false },
  },
  {
    obligationTypeId: 2,
    creditor: { creditorId: '0100', name: 'Komerční banka', isExternal: false },
  },
] as const;

/** A share of the whole in hundreds. */
const part = (whole: number, share: number) => Math.round((whole * share) / 100) * 100;

/**
 * Loans that make up what is reported of the whole, and a card of some: the same for the same client.
 */
export function splitDebt(
  customerId: number,
  { monthlyInstallments, debt }: CreditReport,
): ReportedObligation[] {
  const random = randomFor('credit-bureau obligations', customerId);
  const isSplit = monthlyInstallments > 3_000 && random.chance(0.5);
  const share = isSplit ? 0.6 : 1;
  const first = { installment: part(monthlyInstallments, share), debt: part(debt, share) };
  const parts = isSplit
    ? [first, { installment: monthlyInstallments - first.installment, debt: debt - first.debt }]
    : [{ installment: monthlyInstallments, debt }];
  const isCompany = random.chance(0.15);
  const reported = parts
    .filter((one) => one.installment > 0)
    .map((one, place): ReportedObligation => {
      const { obligationTypeId, creditor } = random.pick(loans);
      return {
        ...shared(customerId, place),
        obligationTypeId,
        creditor: { ...creditor },
        installmentAmount: one.installment,
        loanPrincipalAmount: one.debt,
        loanAmountTotal: one.debt + 12 * one.installment,
        legalPersonType: isCompany && place > 0 ? 2 : 1,
        groupInstanceCode: creditor.isExternal ? undefined : 'KB',
        contractDate: `20${random.int(18, 25)}-0${random.int(1, 9)}-15`,
        maturityDate: `20${random.int(28, 48)}-0${random.int(1, 9)}-15`,
      };
    });
  if (!random.chance(0.4)) return reported;
  const limit = 10_000 * random.int(1, 6);
  return [
    ...reported,
    {
      ...shared(customerId, reported.length),
      obligationTypeId: 3,
      creditor: { creditorId: '3030', name: 'Air Bank', isExternal: true },
      creditCardLimit: limit,
      drawingAmount: part(limit, random.next()),
      legalPersonType: 1,
    },
  ];
}

const shared = (customerId: number, place: number) => ({
  externalId: `CB${customerId}-${place + 1}`,
  externalScheme: 'CBCB',
  roleId: 1 as const,
  codebtors: [],
  updatedOn,
});

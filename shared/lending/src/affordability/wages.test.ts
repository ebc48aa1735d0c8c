import netWages from '../../test-vectors/net-wage.json';
import garnishments from '../../test-vectors/wage-garnishment.json';
import { netWage, type WageContract, type WageRules } from './net-wage';
import { wageGarnishment } from './wage-garnishment';

const rules2026: WageRules = {
  socialPercent: 7.1,
  healthPercent: 4.5,
  taxPercent: 15,
  higherTaxPercent: 23,
  higherAbove: 146_901,
  taxpayerCredit: 2_570,
  childCredits: [1_267, 1_860, 2_320],
  bonusFrom: 11_200,
  insuredFrom: { HPP: 0, DPC: 4_500, DPP: 12_000 },
};

const contracts: readonly WageContract[] = ['HPP', 'DPC', 'DPP'];

it.each(netWages)('$id: $input', ({ input, expected }) => {
  const { tax_kind: taxKind, ...amounts } = expected;
  expect(
    netWage(
      {
        gross: input.gross,
        children: input.children,
        isTaxDeclarationSigned: input.tax_declaration_signed,
        contract: contracts.find((one) => one === input.contract) ?? 'HPP',
      },
      rules2026,
    ),
  ).toEqual({ ...amounts, taxKind });
});

it.each(garnishments)('$id: $input', ({ input, expected }) => {
  expect(
    wageGarnishment(
      {
        netWage: input.net_wage,
        dependants: input.dependants,
        isPriority: input.priority_claim,
      },
      { livingMinimum: 4_860, normativeRent: 9_430, energy: 2_300 },
    ),
  ).toEqual(expected);
});

it('refuses a wage below nothing', () => {
  const wage = { netWage: -1, dependants: 0, isPriority: false };
  const rules = { livingMinimum: 4_860, normativeRent: 9_430, energy: 2_300 };
  expect(() => wageGarnishment(wage, rules)).toThrow(expect.objectContaining({ field: 'netWage' }));
});

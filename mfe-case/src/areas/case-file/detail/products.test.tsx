import { caseCalls } from '@advisor/contracts/case/calls';
import { productType, salesArrangementState } from '@advisor/contracts/codebooks';
import type { CaseParameters, MainPanel } from '@advisor/contracts/case/detail';
import { mainPanel, openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';

const server = mockServer(
  handle(caseCalls.menuFlags, [{ section: 'parameters', isActive: true }]),
  handle(caseCalls.infoBanners, []),
);

type ProductTypeId = MainPanel['productTypeId'];

interface Given {
  panel?: Partial<MainPanel>;
  parameters?: Partial<CaseParameters>;
}

async function open(productTypeId: ProductTypeId, { panel, parameters }: Given = {}) {
  server.use(
    handle(caseCalls.get, openCase({ productTypeId })),
    handle(caseCalls.mainPanel, mainPanel({ productTypeId, ...panel })),
    handle(caseCalls.parameters, {
      productTypeId,
      targetAmount: 3_500_000,
      loanPurposes: [],
      ...parameters,
    }),
  );
  await renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    '/mortgage/case-detail/1000001',
    { texts: { case: texts } },
  );
  await screen.findByRole('heading', { level: 1 });
}

const fixation = { fixedRateValidTo: '2029-10-29' };
const drawing = {
  firstDrawingOn: '2026-03-02',
  drawingDeadline: '2028-02-10',
  availableForDrawing: 500_000,
};
const loan: Partial<CaseParameters> = {
  interestRate: 4.49,
  loanDuration: 360,
  monthlyPayment: 17_713,
  principal: 3_000_000,
};
const mortgage: Given = {
  panel: { ...fixation, availableForDrawing: 500_000, principal: 3_000_000 },
  parameters: { ...loan, ...fixation, ...drawing, fixedRatePeriod: 36 },
};
const ofPurposes: Partial<CaseParameters> = {
  loanPurposes: [{ loanPurposeId: 201, amount: 3_500_000 }],
};

const products: {
  name: string;
  code: ProductTypeId;
  given: Given;
  sections: string[];
  facts: string[];
  never: RegExp;
}[] = [
  {
    name: productType.mortgage.name,
    code: productType.mortgage.code,
    given: { ...mortgage, parameters: { ...mortgage.parameters, ...ofPurposes } },
    sections: ['Souhrn', 'Úvěr', 'Účely úvěru', 'Splácení', 'Čerpání'],
    facts: ['Výše úvěru', 'Nesplacená jistina', 'Zbývá k čerpání', 'Fixace do', 'Žádost o úvěr'],
    never: /Cílová částka|Vyplaceno|vklad/,
  },
  {
    name: productType.nonPurposeMortgage.name,
    code: productType.nonPurposeMortgage.code,
    given: mortgage,
    sections: ['Souhrn', 'Úvěr', 'Splácení', 'Čerpání'],
    facts: ['Výše úvěru', 'Zbývá k čerpání', 'Fixace do', 'Žádost o úvěr'],
    never: /Cílová částka|Vyplaceno|vklad|Účel/,
  },
  {
    name: productType.americanMortgage.name,
    code: productType.americanMortgage.code,
    given: mortgage,
    sections: ['Souhrn', 'Úvěr', 'Splácení', 'Čerpání'],
    facts: ['Výše úvěru', 'Zbývá k čerpání', 'Fixace do', 'Žádost o úvěr'],
    never: /Cílová částka|Vyplaceno|vklad|Účel/,
  },
  {
    name: productType.unsecuredLoan.name,
    code: productType.unsecuredLoan.code,
    given: {
      panel: { principal: 3_000_000 },
      parameters: { ...loan, firstDrawingOn: '2026-03-02' },
    },
    sections: ['Souhrn', 'Úvěr', 'Splácení'],
    facts: ['Výše úvěru', 'Nesplacená jistina', 'Úroková sazba', 'Žádost o úvěr'],
    never: /Cílová částka|vklad|Účel|[Čč]erpání|Fixace/,
  },
  {
    name: productType.buildingSavings.name,
    code: productType.buildingSavings.code,
    given: {
      panel: { interestRate: undefined, monthlyPayment: undefined },
      parameters: {
        contractSignedOn: '2026-02-10',
        buildingSavings: { minimumMonthlyDeposit: 3_500, extraDeposits: 0, balance: 226_000 },
      },
    },
    sections: ['Souhrn', 'Stavební spoření'],
    facts: ['Cílová částka', 'Žádost o smlouvu'],
    never: /úvěr|Úvěr|Účel|[Čč]erpání|Fixace|[Ss]plát|jistina/,
  },
];

describe.each(products)('$name', ({ code, given, sections, facts, never }) => {
  it('has its own sections and words', async () => {
    await open(code, given);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
    expect(headings).toEqual(sections);
    // Each stands once.
    for (const label of facts) expect(screen.getByText(label)).toBeVisible();
    expect(document.body).not.toHaveTextContent(never);
  });
});

it('shows no part that a loan which is only being prepared does not have', async () => {
  await open(productType.mortgage.code, { parameters: { loanDuration: 360, paymentDay: 7 } });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent);
  expect(headings).toEqual(['Souhrn', 'Úvěr', 'Splácení']);
  expect(screen.queryByText('–')).not.toBeInTheDocument();
});

describe('an application that is settled', () => {
  const settled = {
    salesArrangement: {
      salesArrangementId: 21,
      typeId: 6 as const,
      state: salesArrangementState.disbursed.code,
    },
  };

  it.each([
    [productType.mortgage, 'Vyplacená'],
    [productType.buildingSavings, 'Vyřízená'],
  ])('of $name is called %s', async (product, word) => {
    await open(product.code, { panel: settled });
    expect(screen.getByText(word)).toBeVisible();
  });

  it('leaves nothing to cancel', async () => {
    await open(productType.mortgage.code, { panel: settled });
    expect(screen.queryByRole('button', { name: 'Zrušit případ' })).not.toBeInTheDocument();
  });
});

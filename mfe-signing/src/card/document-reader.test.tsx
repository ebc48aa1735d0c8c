import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import { renderCard, signingDocument } from '../testing/render-card';
import { biometric, member, paper, signatures, standard } from '../testing/signature-fixtures';

const save = jest.fn();
jest.mock('@advisor/ui/save-file', () => ({
  saveFile: (...file: unknown[]) => save(...file) as unknown,
}));

const text = {
  name: 'Smlouva o úvěru',
  category: 'Smluvní dokumenty',
  blocks: [
    { heading: 'Předmět' },
    { text: 'Banka poskytne úvěr.' },
    { facts: [['Jistina', '2 000 000 Kč'] as [string, string]] },
    {
      table: [
        ['Poplatek', 'Výše'],
        ['Vedení účtu', '0 Kč'],
      ],
    },
    { list: ['Jan Novák (klient)'] },
  ],
};
const choice = [standard({ AvailableSigningMethods: [biometric, paper] })];
const server = mockServer(
  handle(
    signatureCalls.getWithMethods,
    signatures([member({ AvailableSigningProcesses: choice })]),
  ),
);
beforeEach(() => save.mockReset());

const toggle = (name: string) => screen.findByRole('button', { name });

it('shows what the document says, and goes back to the signatures as they were', async () => {
  server.use(handle(signatureCalls.document, text));
  const { user } = await renderCard();
  const method = await screen.findByRole('combobox', { name: 'Typ podpisu: Jan Novák' });
  await user.selectOptions(method, paper.Name);
  await user.click(await toggle('Zobrazit dokument'));
  const region = await screen.findByRole('region', { name: 'Dokument' });
  expect(region).toHaveFocus();
  expect(await within(region).findByRole('heading', { name: text.name })).toBeVisible();
  expect(within(region).getByText('Banka poskytne úvěr.')).toBeVisible();
  expect(within(region).getByRole('definition')).toHaveTextContent('2 000 000 Kč');
  expect(within(region).getByRole('row', { name: 'Vedení účtu 0 Kč' })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(await toggle('Konec dokumentu, zpět na podpisy'));
  expect(await toggle('Zobrazit dokument')).toHaveFocus();
  expect(screen.getByRole('combobox')).toHaveDisplayValue(paper.Name);
});

it('saves the PDF, asked for as the document is', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(signatureCalls.document, text),
    handle(signatureCalls.documentFile, ({ params, query }) => {
      asked.push({ ...params, ...query });
      return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  const { user } = await renderCard();
  await user.click(await toggle('Zobrazit dokument'));
  await screen.findByRole('heading', { name: text.name });
  await user.click(await toggle('Stáhnout PDF'));
  expect(await toggle('Stáhnout PDF')).toBeEnabled();
  expect(asked).toEqual([expect.objectContaining({ ...signingDocument })]);
  expect(save).toHaveBeenCalledWith(expect.anything(), 'Smlouva o úvěru.pdf');
});

it('says where it cannot be read, and reads it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(handle(signatureCalls.document, failure(500)));
  const { user } = await renderCard();
  await user.click(await toggle('Zobrazit dokument'));
  await screen.findByText('Dokument se nepodařilo načíst');
  server.use(handle(signatureCalls.document, text));
  await user.click(await toggle('Zkusit znovu'));
  expect(await screen.findByRole('heading', { name: text.name })).toBeVisible();
});

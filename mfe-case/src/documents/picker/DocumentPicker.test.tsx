import { documentCalls } from '@advisor/contracts/documents/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import texts from '../../cs.json';
import { caseDocument } from '../testing/case-document';
import { DocumentPicker } from './DocumentPicker';

const documents = [
  caseDocument({ documentId: 3, fileName: 'Výpis.pdf' }),
  caseDocument({ documentId: 2, fileName: 'Občanka.png' }),
];
const server = mockServer(
  handle(documentCalls.caseDocuments, documents),
  handle(documentCalls.ownTemporary, []),
);

function Field({ first }: { first: readonly number[] }) {
  const [value, setValue] = useState(first);
  return <DocumentPicker caseId={7} value={value} onChange={setValue} />;
}

const open = (first: readonly number[] = []) =>
  renderRoute(() => [{ path: '/', element: <Field first={first} /> }], '/', {
    texts: { case: texts },
  });
const expectNamed = (...names: string[]) =>
  waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Přiložené dokumenty' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(names),
  );

it('names documents of the case, and takes them back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Vybrat z dokumentů' }));
  await user.type(await screen.findByRole('textbox', { name: 'Hledat v dokumentech' }), 'výpis');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: /^Výpis\.pdf/ }));
  expect(screen.queryByRole('checkbox', { name: /^Občanka/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Přiložit 1 dokument' }));
  await expectNamed('Výpis.pdf');
  await user.click(screen.getByRole('button', { name: 'Odebrat Výpis.pdf' }));
  expect(screen.queryByRole('list', { name: 'Přiložené dokumenty' })).not.toBeInTheDocument();
});

it('shows photographs small, and a sign where there is no picture', async () => {
  await open([3, 2]);
  await expectNamed('Výpis.pdf', 'Občanka.png');
  const [paper, photograph] = screen.getAllByRole('listitem');
  expect(paper?.querySelector('img')).toBeNull();
  const picture = photograph?.querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/v1/case/7/documents/2/thumbnail');
  fireEvent.error(picture!);
  expect(photograph?.querySelector('img')).toBeNull();
});

it('shows photographs among those to choose from', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Vybrat z dokumentů' }));
  const offered = await screen.findByRole('list', { name: 'Dokumenty k výběru' });
  const pictures = [...offered.querySelectorAll('img')].map((one) => one.getAttribute('src'));
  expect(pictures).toEqual(['/api/v1/case/7/documents/2/thumbnail']);
});

it('takes nothing else while a choice is being saved', async () => {
  await renderRoute(
    () => [
      {
        path: '/',
        element: <DocumentPicker caseId={7} value={[3]} isSaving onChange={() => undefined} />,
      },
    ],
    '/',
    { texts: { case: texts } },
  );
  expect(await screen.findByRole('button', { name: 'Odebrat Výpis.pdf' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Vybrat z dokumentů' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Nahrát nové' })).toBeDisabled();
});

it('does not offer what is named already', async () => {
  const { user } = await open([3]);
  await expectNamed('Výpis.pdf');
  await user.click(screen.getByRole('button', { name: 'Vybrat z dokumentů' }));
  expect(await screen.findByRole('checkbox', { name: /^Občanka/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Výpis/ })).not.toBeInTheDocument();
});

it('says that there is nothing to choose, and that the list could not be loaded', async () => {
  server.use(handle(documentCalls.caseDocuments, failure(500)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Vybrat z dokumentů' }));
  expect(await screen.findByText('Dokumenty se nepodařilo načíst')).toBeVisible();
  server.use(handle(documentCalls.caseDocuments, []));
  await user.click(screen.getByRole('button', { name: /Zkusit znovu/ }));
  expect(await screen.findByText(/nejsou žádné další dokumenty/)).toBeVisible();
});

it('uploads where there is nothing to choose', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Nahrát nové' }));
  expect(await screen.findByText('Nahrát dokumenty k případu')).toBeVisible();
});

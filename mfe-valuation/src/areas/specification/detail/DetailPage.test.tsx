import { customerCalls } from '@advisor/contracts/customer/calls';
import { valuationCalls } from '@advisor/contracts/real-estate/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../testing/open-screen';
import { deed, onePropertyHandlers, property } from '../../../testing/property';

const server = mockServer(
  ...onePropertyHandlers(),
  handle(customerCalls.searchAddress, [
    { addressId: 'a1', title: 'Krátká 5, 602 00 Brno', isComplete: true },
  ]),
  handle(customerCalls.addressDetail, {
    street: 'Krátká',
    houseNumber: '5',
    city: 'Brno',
    postcode: '60200',
    countryId: 16,
    addressPointId: '21700005',
  }),
);
const path = '/mortgage/property-valuation/1-5?caseId=7';
const { specification } = property();
const { cadastre: _cadastre, address: _address, ...bare } = specification;

/** The suggestion of it stays for a while, too. */
const chosenAddress = () => screen.findByText(/Krátká 5, 602\s00 Brno/, { selector: 'strong' });

it('saves an address of the register and what else is typed', async () => {
  const sent = jest.fn();
  server.use(
    handle(valuationCalls.update, ({ body }) => {
      sent(body);
      return { version: 4 };
    }),
  );
  const { user } = await openScreen(path);
  await user.type(await screen.findByLabelText('Vyhledat adresu'), 'krátká 5');
  await user.click(await screen.findByText('Krátká 5, 602 00 Brno'));
  expect(await chosenAddress()).toBeVisible();
  await user.clear(screen.getByLabelText(/^Kupní cena/));
  await user.type(screen.getByLabelText(/^Kupní cena/), '6100000');
  await user.dblClick(screen.getByRole('button', { name: /Uložit/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith({
    ...specification,
    purchasePrice: 6_100_000,
    address: {
      street: 'Krátká',
      houseNumber: '5',
      city: 'Brno',
      postcode: '60200',
      countryId: 16,
      addressPointId: '21700005',
    },
    version: 3,
  });
});

it('says at the search that the register has no code for the address', async () => {
  server.use(
    handle(
      valuationCalls.update,
      failure(400, { errorCode: 90080, message: 'Adresa není v registru.', field: 'address' }),
    ),
  );
  const { user } = await openScreen(path);
  await user.type(await screen.findByLabelText('Vyhledat adresu'), 'krátká 5');
  await user.click(await screen.findByText('Krátká 5, 602 00 Brno'));
  await chosenAddress();
  await user.click(screen.getByRole('button', { name: /Uložit/ }));
  await waitFor(() => expect(screen.getByLabelText('Vyhledat adresu')).toBeInvalid());
});

it('says on which other cases of the client the same real estate is', async () => {
  server.use(handle(valuationCalls.get, property({ otherCases: [9, 12] })));
  await openScreen(path);
  const others = await screen.findByRole('list', {
    name: 'Stejná nemovitost je i u jiného případu klienta',
  });
  expect(within(others).getAllByRole('link')[1]).toHaveAttribute(
    'href',
    '/mortgage/case-detail/12?section=real-estate',
  );
});

it('lets an address go', async () => {
  const { user } = await openScreen(path);
  await user.click(await screen.findByRole('button', { name: 'Odebrat adresu' }));
  expect(await screen.findByText('Adresa zatím není vybraná.')).toBeVisible();
});

it('asks of each variant what it has', async () => {
  server.use(
    handle(
      valuationCalls.get,
      property({ realEstateTypeId: 4, realEstateVariant: 'P', specification: { ...bare } }),
    ),
  );
  await openScreen(path);
  expect(await screen.findByLabelText(/^Výměra pozemku/)).toBeVisible();
  expect(screen.queryByLabelText(/^Podlahová plocha/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Jednotky')).not.toBeInTheDocument();
});

it('asks how far it is built only while it is', async () => {
  const { user } = await openScreen(path);
  expect(await screen.findByLabelText('Stav stavby')).toBeVisible();
  expect(screen.queryByLabelText(/^Rozestavěnost/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Stav stavby'));
  await user.click(await screen.findByTitle('Ve výstavbě'));
  expect(await screen.findByLabelText(/^Rozestavěnost/)).toBeVisible();
});

const search = async (user: Awaited<ReturnType<typeof openScreen>>['user'], by: string) => {
  await user.click(await screen.findByRole('button', { name: 'Vyhledat v katastru' }));
  await user.click(await screen.findByRole('menuitem', { name: by }));
};

const areaField = () => screen.findByLabelText('Katastrální území');

describe('the cadastral area', () => {
  const areas = [{ cadastralAreaCode: '610003', name: 'Město Brno', town: 'Brno' }];
  beforeEach(() => server.use(handle(valuationCalls.cadastralAreas, areas)));

  it('is chosen by its code, typed whole', async () => {
    const { user } = await openScreen(path);
    await user.clear(await areaField());
    await user.type(await areaField(), '61000');
    expect(await screen.findByTitle('Město Brno 610003, Brno')).toBeVisible();
    await user.type(await areaField(), '3');
    await waitFor(async () => expect(await areaField()).toHaveValue('Město Brno 610003'));
  });

  it('is not what was typed and not chosen, which is said', async () => {
    const { user } = await openScreen(path);
    await user.clear(await areaField());
    await user.type(await areaField(), 'Město');
    expect(await screen.findByTitle('Město Brno 610003, Brno')).toBeVisible();
    // By a key the first one would be chosen.
    await user.click(screen.getByLabelText('Číslo LV'));
    expect(await areaField()).toHaveValue('Město');
    expect(await areaField()).toBeInvalid();
    expect(screen.getByText('Vyberte katastrální území ze seznamu')).toBeVisible();
  });
});

describe('the cadastre', () => {
  it('fills in what it has found by a unit', async () => {
    const asked = jest.fn();
    server.use(
      handle(valuationCalls.searchCadastre, ({ body }) => {
        asked(body);
        return [
          {
            entry: {
              cadastralAreaCode: '727181',
              cadastralArea: 'Nové Město',
              deedNumber: 1541,
              parcels: ['124'],
              buildings: ['č.p. 12'],
              units: ['12/3'],
            },
            floorArea: 63.2,
          },
        ];
      }),
    );
    const { user } = await openScreen(path);
    await search(user, 'Podle jednotky');
    const found = await screen.findByRole('list', { name: 'Nalezeno v katastru' });
    await user.click(within(found).getByRole('button', { name: /^Použít/ }));
    expect(screen.getByLabelText('Číslo LV')).toHaveValue('1541');
    expect(screen.getByLabelText('Parcely')).toHaveValue('124');
    expect(screen.getByLabelText(/^Podlahová plocha/)).toHaveValue('63,2');
    expect(asked).toHaveBeenCalledWith({
      by: 'unit',
      cadastralAreaCode: '727181',
      number: '12/3',
    });
  });

  it.each([
    [networkFailure(), 'Katastr teď neodpovídá'],
    [[], 'Katastr nic nenašel'],
  ])('says that it gave nothing, and what was typed stays (%#)', async (answer, said) => {
    server.use(handle(valuationCalls.searchCadastre, answer));
    const { user } = await openScreen(path);
    await search(user, 'Podle parcely');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByLabelText('Parcely')).toHaveValue('123/4');
  });

  it('says what a search lacks', async () => {
    server.use(handle(valuationCalls.get, property({ specification: { ...bare } })));
    const { user } = await openScreen(path);
    await user.click(await screen.findByRole('button', { name: 'Vyhledat v katastru' }));
    expect(
      await screen.findByRole('menuitem', { name: /Podle LV – vyplňte území a číslo LV/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the deed', () => {
  it('is read by what is typed, with the version that is shown', async () => {
    const sent = jest.fn();
    server.use(
      handle(valuationCalls.readDeed, ({ body }) => {
        sent(body);
        server.use(handle(valuationCalls.get, property({ version: 4, deedOfOwnership: deed() })));
        return { version: 4, deedOfOwnership: deed() };
      }),
    );
    const { user } = await openScreen(path);
    await user.click(await screen.findByRole('button', { name: 'Načíst LV' }));
    const owners = await screen.findByRole('list', { name: 'Vlastníci' });
    const [jana, karel] = within(owners).getAllByRole('listitem');
    expect(jana).toHaveTextContent('Jana Nováková, 1/2 Osoba případu');
    expect(karel).not.toHaveTextContent('Osoba případu');
    expect(screen.getByRole('list', { name: 'Omezení' })).toHaveTextContent(
      /Zástavní právo 1\s000\s000\sKč: Česká spořitelna/,
    );
    expect(sent).toHaveBeenCalledWith({
      cadastralAreaCode: '727181',
      deedNumber: 1540,
      version: 3,
    });
  });

  it('is warned of when it is old, sealed or nobody of the case owns it', async () => {
    const owners = [{ name: 'Karel Starý', share: '1/1', isOfCase: false }];
    const restrictions = [{ kind: 'seal' as const, text: 'V-123/2026' }];
    server.use(
      handle(
        valuationCalls.get,
        property({ deedOfOwnership: deed({ isOld: true, owners, restrictions }) }),
      ),
    );
    await openScreen(path);
    expect(await screen.findByText(/načtěte nový/)).toBeVisible();
    expect(screen.getByText(/plomba/)).toBeVisible();
    expect(screen.getByText('Žádný vlastník není osobou případu')).toBeVisible();
  });

  it.each([
    [404, 'Katastr takový list vlastnictví nemá'],
    [503, 'List vlastnictví se nepodařilo načíst'],
  ])('says why it was not read (%d)', async (status, said) => {
    server.use(handle(valuationCalls.readDeed, failure(status)));
    const { user } = await openScreen(path);
    await user.click(await screen.findByRole('button', { name: 'Načíst LV' }));
    expect(await screen.findByText(said)).toBeVisible();
  });
});

it.each(['1-', 'a-5', '1-5-6', '15', '0-5'])('knows no real estate %s', async (which) => {
  await openScreen(`/mortgage/property-valuation/${which}?caseId=7`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Chyba 404');
});

it('leaves one of another case to the error page', async () => {
  server.use(handle(valuationCalls.get, failure(404)));
  await openScreen(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('Chyba 404');
});

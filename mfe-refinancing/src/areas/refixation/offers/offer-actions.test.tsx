import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import {
  offerRow,
  offers,
  offersTable,
  openRefixation,
  refixationServer,
} from '../testing/open-refixation';
import { refixationOffer } from '../testing/refixation';

const { server, tell, tellProcess } = refixationServer();
const dialog = () => screen.findByRole('dialog');
const liked = /^Klientovi se líbí fixace na/;

describe('what is done with an offer', () => {
  it('is selected after a question that says what it begins', async () => {
    const sent: unknown[] = [];
    tell({ offers: offers({}, { fixedRatePeriod: 36 }) });
    server.use(
      handle(offerCalls.setFlags, ({ params, body }) => {
        sent.push([params.offerId, body]);
        return { version: 1 };
      }),
    );
    const { user } = await openRefixation();
    await user.click(within(await offerRow(/^5\slet/)).getByRole('button', { name: /^Vybrat/ }));
    const question = await dialog();
    expect(question).toHaveTextContent(/Od 16\.\s5\.\s2027.*4,49.*12\s612/);
    expect(question).toHaveTextContent('Výběrem začne refixace');
    tellProcess();
    await user.dblClick(within(question).getByRole('button', { name: 'Vybrat nabídku' }));
    expect(await screen.findByText('vybraná')).toBeVisible();
    expect(await screen.findByText('Rozpracováno')).toBeVisible();
    expect(sent).toEqual([['501', { isSelected: true, version: 0 }]]);
  });

  it('says which other one it takes the place of', async () => {
    tellProcess({}, { offers: offers({ isSelected: true }, { fixedRatePeriod: 36 }) });
    const { user } = await openRefixation();
    await user.click(within(await offerRow(/^3\sroky/)).getByRole('button', { name: /^Vybrat/ }));
    expect(await dialog()).toHaveTextContent(/Fixace na 5\slet, vybraná dosud/);
  });

  it('refuses one that has run out meanwhile at its row, and reads the list again', async () => {
    const message = 'Platnost nabídky skončila. Spočítejte ji prosím znovu.';
    tell({ offers: offers({}) });
    server.use(handle(offerCalls.setFlags, failure(409, { message })));
    const { user, banners } = await openRefixation();
    await user.click(within(await offerRow(/^5\slet/)).getByRole('button', { name: /^Vybrat/ }));
    tell({ offers: offers({ isCurrent: false }) });
    await user.click(within(await dialog()).getByRole('button', { name: 'Vybrat nabídku' }));
    expect(await within(await offersTable()).findByText(message)).toBeVisible();
    expect(await within(await offersTable()).findByText('prošlá')).toBeVisible();
    expect(banners.map((banner) => banner.message)).not.toContain(message);
  });

  it('says above the list why one that is gone was not selected', async () => {
    tell({ offers: offers({}) });
    server.use(handle(offerCalls.setFlags, failure(409, { message: 'Nabídka je zrušená.' })));
    const { user } = await openRefixation();
    await user.click(await screen.findByRole('button', { name: liked }));
    expect(await screen.findByText('Nabídka je zrušená.')).toBeVisible();
    tell();
    await user.click(screen.getByRole('button', { name: liked }));
    expect(await screen.findByText('Zatím nic není nabídnuto')).toBeVisible();
    expect(screen.getByText('Nabídka je zrušená.')).toBeVisible();
  });

  it('is liked and not liked any more', async () => {
    const sent: unknown[] = [];
    tell({ offers: offers({}) });
    server.use(
      handle(offerCalls.setFlags, ({ body }) => {
        sent.push(body);
        tell({ offers: offers({ isLiked: body.isLiked === true }) });
        return { version: 0 };
      }),
    );
    const { user } = await openRefixation();
    await user.click(await screen.findByRole('button', { name: liked }));
    expect(await screen.findByText('líbí se')).toBeVisible();
    const like = screen.getByRole('button', { name: liked, pressed: true });
    await waitFor(() => expect(like).toBeEnabled());
    await user.click(like);
    await waitFor(() => expect(screen.queryByText('líbí se')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { isLiked: true, version: 0 },
      { isLiked: false, version: 0 },
    ]);
  });

  it('is cancelled after a question, but not the one of the legal notice', async () => {
    const sent: unknown[] = [];
    tell({ offers: offers({}, { fixedRatePeriod: 36, isLegalNotice: true }) });
    server.use(handle(offerCalls.cancel, ({ params }) => void sent.push(params.offerId)));
    const { user } = await openRefixation();
    const notice = await offerRow(/^3\sroky/);
    expect(within(notice).queryByRole('button', { name: /^Zrušit/ })).not.toBeInTheDocument();
    await user.click(within(await offerRow(/^5\slet/)).getByRole('button', { name: /^Zrušit/ }));
    tell();
    await user.click(within(await dialog()).getByRole('button', { name: 'Zrušit nabídku' }));
    expect(await screen.findByText('Zatím nic není nabídnuto')).toBeVisible();
    expect(sent).toEqual(['501']);
  });

  it('is saved as its sheet', async () => {
    tell({ offers: offers({}) });
    await openRefixation();
    const sheet = within(await offerRow(/^5\slet/)).getByRole('link');
    expect(sheet).toHaveAttribute('href', expect.stringMatching(/refinancing-offer\/501\/sheet$/));
  });

  it('is told to the client after a question', async () => {
    const asked = jest.fn();
    tell({ offers: offers({}, { fixedRatePeriod: 36, isCommunicated: true }) });
    server.use(handle(offerCalls.communicateRefixation, () => void asked()));
    const { user } = await openRefixation();
    await user.click(await screen.findByRole('button', { name: 'Sdělit klientovi' }));
    const question = await dialog();
    expect(question).toHaveTextContent('Zapíše se 1 nabídka.');
    tell({ offers: offers({ isCommunicated: true }), communicatedOn: '2026-11-24T10:00:00Z' });
    await user.click(within(question).getByRole('button', { name: 'Zapsat sdělení' }));
    expect(await screen.findByRole('link', { name: 'Dopis s nabídkami' })).toHaveAttribute(
      'href',
      expect.stringMatching(/mortgage-refixation\/letter$/),
    );
    expect(screen.queryByRole('button', { name: 'Sdělit klientovi' })).not.toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('new offers', () => {
  it('are made of all periods with another discount, and the comment stays', async () => {
    const sent: unknown[] = [];
    tell({
      comment: 'Volat odpoledne',
      offers: offers({}, { isLegalNotice: true, interestRateDiscount: undefined }),
    });
    server.use(
      handle(refinancingCalls.updateRefixation, ({ body }) => {
        sent.push(body);
        return { version: body.version + 1 };
      }),
      handle(refinancingCalls.simulateRefixationList, ({ body }) => {
        sent.push(body);
        return offers({});
      }),
    );
    const { user } = await openRefixation();
    const field = await screen.findByLabelText('Sleva ze sazby');
    expect(field).toHaveDisplayValue('0,2');
    await user.click(screen.getByRole('button', { name: /Zvýšit slevu/ }));
    await user.click(screen.getByRole('button', { name: 'Přepočítat nabídky' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { interestRateDiscount: 0.3, comment: 'Volat odpoledne', version: 0 },
        { interestRateDiscount: 0.3 },
      ]),
    );
  });

  it('need a price exception above the limit, at the field', async () => {
    tell();
    const { user } = await openRefixation();
    await user.type(await screen.findByLabelText('Sleva ze sazby'), '0,6');
    expect(await screen.findByText(/potřebuje schválenou cenovou výjimku/)).toBeVisible();
    expect(screen.getByRole('link', { name: /O výjimku požádejte/ })).toBeVisible();
  });

  it('are modelled for a period that has none yet', async () => {
    const sent: unknown[] = [];
    tell({ interestRateDiscount: 0.2, offers: offers({}) });
    server.use(
      handle(refinancingCalls.simulateRefixation, ({ body }) => {
        sent.push(body);
        return refixationOffer({ fixedRatePeriod: 36 });
      }),
    );
    const { user } = await openRefixation();
    await user.click(await screen.findByRole('button', { name: /^3\sroky/ }));
    await waitFor(() =>
      expect(sent).toEqual([
        { fixedRatePeriod: 36, interestRateValidFrom: '2027-05-16', interestRateDiscount: 0.2 },
      ]),
    );
  });
});

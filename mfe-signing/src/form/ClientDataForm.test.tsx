import { setUpUser } from '@advisor/testing/user';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import type { ClientDataField } from '@advisor/contracts/signature-service/entities';
import { render, screen } from '@testing-library/react';
import texts from '../cs.json';
import { fieldDefinition } from '../testing/signature-fixtures';
import ClientDataForm from './ClientDataForm';

const onSubmit = jest.fn();
const onDirty = jest.fn();
/** Forms of their own, so that none finds the draft of another. */
let forms = 0;

beforeAll(async () => {
  await initI18n();
  addTexts('signing', texts);
});

function renderForm(definitions: Partial<ClientDataField>[], title = 'Údaje klienta') {
  forms += 1;
  render(
    <ClientDataForm
      title={title}
      signer="Jan Novák"
      definitions={definitions.map(fieldDefinition)}
      draftKey={`form-${forms}`}
      loading={false}
      onSubmit={onSubmit}
      onBack={() => undefined}
      onDirty={onDirty}
    />,
  );
  return setUpUser();
}

const send = () => screen.getByRole('button', { name: 'Uložit a podepsat' });
function sent() {
  const [properties] = onSubmit.mock.lastCall as [{ Key: string; Value: string }[]];
  return Object.fromEntries(properties.map(({ Key, Value }) => [Key, Value]));
}

it('draws each of the twelve types, and sends them as the service takes them', async () => {
  const user = renderForm([
    { Key: 'text', Name: 'Text', LogicalTypeCode: 'TEXT' },
    { Key: 'alpha', Name: 'Slovo', LogicalTypeCode: 'ALPHA_TEXT' },
    { Key: 'phone', Name: 'Telefon', LogicalTypeCode: 'PHONE_NUMBER' },
    { Key: 'represented', Name: 'Zastoupen', LogicalTypeCode: 'BOOLEAN' },
    {
      Key: 'representation',
      Name: 'Zástupce',
      LogicalTypeCode: 'REPRESENTATION',
      Parameters: '{"Referrer":"represented"}',
    },
    { Key: 'type', Name: 'Druh dokladu', LogicalTypeCode: 'IDDOC_TYPE' },
    { Key: 'number', Name: 'Číslo dokladu', LogicalTypeCode: 'IDDOC_NUMBER' },
    {
      Key: 'client',
      Name: 'Klient',
      LogicalTypeCode: 'CLIENT_NAME',
      SerializedValue: '{"Value":"Jan Novák"}',
    },
    {
      Key: 'device',
      Name: 'Zařízení poradce',
      LogicalTypeCode: 'ADVISOR_DEVICE_BOOLEAN',
      SerializedValue: '{"Value":"true"}',
    },
    { Key: 'date', Name: 'Vydán', LogicalTypeCode: 'DATE' },
    { Key: 'until', Name: 'Platnost', LogicalTypeCode: 'DATE_EXT' },
    { Key: 'count', Name: 'Počet', LogicalTypeCode: 'INTEGER' },
  ]);
  await user.type(screen.getByLabelText('Text'), 'Praha');
  await user.type(screen.getByLabelText('Slovo'), 'Šíp');
  await user.type(screen.getByLabelText(/^Telefon/), '777123456');
  expect(screen.queryByLabelText(/^Zástupce/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Zastoupen'));
  await user.type(screen.getByLabelText(/^Zástupce/), 'Eva');
  const type = screen.getByLabelText('Druh dokladu');
  expect([...(type as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Vyberte',
    'Občanský průkaz',
    'Cestovní pas',
    'Povolení k pobytu',
  ]);
  await user.selectOptions(type, 'Cestovní pas');
  await user.type(screen.getByLabelText('Číslo dokladu'), 'AB1');
  expect(screen.getByText('Jan Novák')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Klient' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Zařízení poradce')).toBeChecked();
  await user.type(screen.getByLabelText('Vydán'), '01022020');
  expect(screen.getByLabelText('Vydán')).toHaveValue('01.02. 2020');
  await user.click(screen.getByLabelText('Neomezeně'));
  expect(screen.queryByLabelText('Platnost')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Počet'), '3');
  await user.click(send());
  expect(sent()).toEqual({
    text: '{"Value":"Praha"}',
    alpha: '{"Value":"Šíp"}',
    phone: '{"Value":"777 123 456"}',
    represented: '{"Value":"true"}',
    representation: '{"Value":"Eva"}',
    type: '{"Value":"Passport"}',
    number: '{"Value":"AB1"}',
    client: '{"Value":"Jan Novák"}',
    device: '{"Value":"true"}',
    date: '{"Value":"2020-02-01T00:00:00"}',
    until: '{"IsUnlimited":true,"Value":null}',
    count: '{"Value":"3"}',
  });
  expect(onDirty).toHaveBeenCalledWith(true);
});

it('checks the number of the document anew when its type changes', async () => {
  const user = renderForm([
    {
      Key: 'type',
      Name: 'Druh dokladu',
      LogicalTypeCode: 'IDDOC_TYPE',
      SerializedValue: '{"Value":"PersonalId"}',
    },
    {
      Key: 'number',
      Name: 'Číslo dokladu',
      LogicalTypeCode: 'IDDOC_NUMBER',
      SerializedValue: '{"Value":"AB1"}',
    },
  ]);
  await user.click(send());
  const number = screen.getByLabelText('Číslo dokladu');
  expect(number).toHaveAccessibleDescription('Číslo občanského průkazu má přesně 9 číslic');
  await user.selectOptions(screen.getByLabelText('Druh dokladu'), 'Cestovní pas');
  expect(number).toBeValid();
  await user.selectOptions(screen.getByLabelText('Druh dokladu'), 'Občanský průkaz');
  expect(number).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('hides a phone whose referrer is set, and asks for it otherwise', async () => {
  const user = renderForm([
    { Key: 'device', Name: 'Zařízení poradce', LogicalTypeCode: 'ADVISOR_DEVICE_BOOLEAN' },
    {
      Key: 'phone',
      Name: 'Telefon',
      LogicalTypeCode: 'PHONE_NUMBER',
      Parameters: '{"Referrer":"device"}',
    },
  ]);
  await user.click(send());
  expect(screen.getByLabelText(/^Telefon/)).toHaveAccessibleDescription('Pole je povinné');
  await user.click(screen.getByLabelText('Zařízení poradce'));
  expect(screen.queryByLabelText(/^Telefon/)).not.toBeInTheDocument();
  await user.click(send());
  expect(sent()).toEqual({ device: '{"Value":"true"}', phone: '{"Value":null}' });
});

it('disables what the user has no access to', () => {
  renderForm([
    { HasAccess: false },
    { Key: 'until', Name: 'Platnost', LogicalTypeCode: 'DATE_EXT', HasAccess: false },
  ]);
  expect(screen.getByLabelText('Poznámka')).toBeDisabled();
  expect(screen.getByLabelText('Platnost')).toBeDisabled();
  expect(screen.getByLabelText('Neomezeně')).toBeDisabled();
});

it('tells of a value that it cannot read, and sends it back', async () => {
  const user = renderForm([{ SerializedValue: '{oops' }]);
  expect(screen.getByLabelText('Poznámka')).toHaveAccessibleDescription(
    /^Uloženou hodnotu nelze přečíst/,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Poznámka: uloženou hodnotu nelze přečíst');
  await user.click(send());
  expect(sent()).toEqual({ note: '{oops' });
});

it.each([
  ['{"Value":"CZ65"}', 'CZ65'],
  ['{"Value":{"Iban":"CZ65"}}', '–'],
  ['{oops', '–'],
])(
  'shows what %s says of an unknown field, never its JSON, and sends it back',
  async (json, text) => {
    const user = renderForm([{ LogicalTypeCode: 'IBAN', SerializedValue: json }]);
    expect(screen.getByRole('definition')).toHaveTextContent(text);
    expect(screen.queryByText(json)).not.toBeInTheDocument();
    await user.click(send());
    expect(sent()).toEqual({ note: json });
  },
);

it.each([
  [
    'malformed parameters',
    { Parameters: '{oops', IsRequiredMessage: 'x' },
    'nelze přečíst podmínky pole',
  ],
  ['an unknown type', { LogicalTypeCode: 'IBAN', IsRequiredMessage: 'x' }, 'neznámý typ pole'],
])('cannot be sent with %s of a required field, and says why', (_name, definition, text) => {
  renderForm([definition]);
  expect(screen.getByRole('alert')).toHaveTextContent('Formulář nelze odeslat');
  expect(screen.getByRole('alert')).toHaveTextContent(`Poznámka: ${text}`);
  expect(send()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Zpět na podepisující osoby' })).toBeEnabled();
});

it('is named after the signer when the service gives no title', () => {
  renderForm([{}], '');
  expect(screen.getByRole('heading', { name: 'Údaje pro podpis: Jan Novák' })).toHaveFocus();
});

import { initI18n } from '@advisor/i18n/instance';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyText } from './CopyText';
import { DateText } from './DateText';
import { DescriptionList } from './DescriptionList';
import { Highlight } from './Highlight';
import { Kbd } from './Kbd';
import { Money } from './Money';
import { PersonName } from './PersonName';
import { StatusChip } from './StatusChip';

beforeAll(initI18n);

it.each([
  [<Money key="a" value={1_234_567.5} />, '1\u00A0234\u00A0567,50\u00A0Kč'],
  [<Money key="b" value={0} />, '0\u00A0Kč'],
  [<Money key="c" value={null} />, '–'],
  [<Money key="d" value={12} currency="EUR" decimals={2} />, '12,00\u00A0€'],
  [<DateText key="e" value="2026-11-21" />, '21.\u00A011.\u00A02026'],
  [<DateText key="f" value={undefined} />, '–'],
  [<PersonName key="g" firstName="Jan" lastName="Novák" />, 'Novák Jan'],
  [<PersonName key="h" lastName="Novák" />, 'Novák'],
  [<PersonName key="i" />, '–'],
  [<Kbd key="j" keys={['Ctrl', 'K']} />, 'CtrlK'],
])('shows a value as the bank writes it', (element, text) => {
  const { container } = render(element);
  expect(container.textContent).toBe(text);
});

it('gives the machine-readable time, and the exact one on hover', () => {
  const value = '2026-11-21T08:00:00Z';
  render(<DateText value={value} as="relative" now={new Date('2026-11-21T10:00:00Z')} />);
  const time = screen.getByText('před 2 hodinami');
  expect(time).toHaveAttribute('datetime', value);
  expect(time).toHaveAttribute('title', '21.\u00A011.\u00A02026\u00A009:00');
});

it('marks what was searched', () => {
  const { container } = render(<Highlight text="Dvořák" query="dvor" />);
  expect(container.querySelector('mark')).toHaveTextContent('Dvoř');
});

it('says a state in words, whatever its colour', () => {
  render(<StatusChip tone="success" label="Podepsáno" />);
  expect(screen.getByText('Podepsáno')).toBeVisible();
});

it('leaves a state that asks for nothing without a picture', () => {
  render(<StatusChip tone="neutral" label="Nezahájeno" />);
  expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
});

it('lists facts as terms with definitions, a dash for what is missing', () => {
  render(
    <DescriptionList
      items={[
        { label: 'Sazba', value: '4,49 %' },
        { label: 'Poznámka', value: '' },
        { label: 'Počet', value: 0 },
      ]}
    />,
  );
  const facts = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Sazba', 'Poznámka', 'Počet']);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['4,49 %', '–', '0']);
});

it('copies a text and says so', async () => {
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  render(<CopyText text="abc-123" label="kód pro podporu" />);
  await user.click(screen.getByRole('button', { name: 'Zkopírovat kód pro podporu' }));
  expect(writeText.mock.calls).toEqual([['abc-123']]);
  expect(screen.getByRole('status')).toHaveTextContent('Zkopírováno');
});

import { initI18n } from '@advisor/i18n/instance';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, useState } from 'react';
import { FilterTabs } from './FilterTabs';
import { LoadMore } from './LoadMore';
import { SearchInput } from './SearchInput';
import { TabList } from './TabList';
import { VirtualList } from './VirtualList';

beforeAll(initI18n);

describe('LoadMore', () => {
  it.each([
    [1, 'Zobrazen 1 záznam'],
    [3, 'Zobrazeny 3 záznamy'],
    [10, 'Zobrazeno 10 záznamů'],
  ])('announces %d rows', (loaded, text) => {
    render(<LoadMore loaded={loaded} hasMore loading={false} onLoadMore={jest.fn()} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('loads by keyboard and has no button at the end', async () => {
    const onLoadMore = jest.fn();
    const list = (hasMore: boolean) => (
      <LoadMore loaded={10} total={20} hasMore={hasMore} loading={false} onLoadMore={onLoadMore} />
    );
    const { rerender } = render(list(true));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(list(false));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('FilterTabs', () => {
  const items = [
    { key: 'a', label: 'Moje', count: 1284 },
    { key: 'b', label: 'Podpis', count: 0 },
    { key: 'c', label: 'Čerpání' },
  ];

  it('moves with arrows and chooses with Enter', async () => {
    const onChange = jest.fn();
    render(<FilterTabs label="Filtr" items={items} activeKey="a" onChange={onChange} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Moje1 284');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    expect(onChange.mock.calls).toEqual([['c']]);
    await userEvent.keyboard('{Home}{End}{Home}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('a');
  });

  it('brings the chosen one into sight of its line', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function at(
      this: HTMLElement,
    ) {
      return this.getAttribute('aria-selected') === 'true' ? 500 : 0;
    });
    render(<FilterTabs label="Filtr" items={items} activeKey="c" onChange={jest.fn()} />);
    await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(500));
  });

  it('is reached by Tab when nothing is chosen', async () => {
    render(<FilterTabs label="Filtr" items={items} activeKey={undefined} onChange={jest.fn()} />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: /Moje/ })).toHaveFocus();
  });
});

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchInput
        label="Hledat"
        value={value}
        onSearch={(text) => {
          onSearch(text);
          setValue(text);
        }}
      />
      <button onClick={() => setValue('zvenku')}>Nastavit</button>
    </>
  );
}
const setUpSearch = () => {
  jest.useFakeTimers();
  const onSearch = jest.fn();
  render(<Search onSearch={onSearch} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { onSearch, user, input: screen.getByRole('textbox', { name: 'Hledat' }) };
};

describe('SearchInput', () => {
  afterEach(() => jest.useRealTimers());

  it('listens to no key where there are several', async () => {
    render(<SearchInput label="Hledat" value="" onSearch={jest.fn()} shortcut={null} />);
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Hledat')).not.toHaveFocus();
    expect(screen.queryByText('/')).toBeNull();
  });

  it('waits for a pause in typing', async () => {
    const { onSearch, user, input } = setUpSearch();
    await user.type(input, 'nov');
    expect(onSearch).not.toHaveBeenCalled();
    await user.type(input, 'ák', { skipClick: true });
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(onSearch.mock.calls).toEqual([['novák']]);
  });

  it('searches at once on Enter, and not again after the pause', async () => {
    const { onSearch, user, input } = setUpSearch();
    await user.type(input, 'nov{Enter}');
    expect(onSearch.mock.calls).toEqual([['nov']]);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('clears at once with Esc', async () => {
    const { onSearch, user, input } = setUpSearch();
    await user.type(input, 'nov{Enter}{Escape}');
    expect(onSearch.mock.calls).toEqual([['nov'], ['']]);
    expect(input).toHaveValue('');
  });

  it('clears at once with its button', async () => {
    const { onSearch, user, input } = setUpSearch();
    await user.type(input, 'nov{Enter}');
    await user.click(screen.getByRole('button', { name: 'Vymazat' }));
    expect(onSearch.mock.calls).toEqual([['nov'], ['']]);
    expect(input).toHaveValue('');
  });

  it('is focused by the slash, which is not typed', async () => {
    const { user, input } = setUpSearch();
    await user.keyboard('/');
    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
    await user.keyboard('1/2');
    expect(input).toHaveValue('1/2');
  });

  it('takes a value from outside', async () => {
    const { user, input } = setUpSearch();
    await user.type(input, 'nov{Enter}');
    await user.click(screen.getByRole('button', { name: 'Nastavit' }));
    expect(input).toHaveValue('zvenku');
  });
});

describe('VirtualList', () => {
  // jsdom has no layout.
  beforeEach(() => jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44));

  const items = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1 }));
  const list = (
    <VirtualList
      label="Případy"
      items={items}
      getKey={({ id }) => id}
      estimateHeight={44}
      renderItem={({ id }) => <a href={`/${id}`}>Případ {id}</a>}
    />
  );

  it('renders only what is in sight, and says how long the list is', () => {
    render(list);
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]).toHaveAttribute('aria-setsize', '2000');
    expect(screen.getByRole('list', { name: 'Případy' })).toHaveStyle({ height: '88000px' });
  });

  it('begins at a row out of sight, which has the focus', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(cloneElement(list, { startAt: 900 }));
    const row = screen.getByRole('link', { name: 'Případ 900' });
    await waitFor(() => expect(row).toHaveFocus());
    expect(scrollTo).toHaveBeenCalled();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });

  it('renders a short list whole, begins at its row and moves with arrows', async () => {
    const scroll = jest.fn();
    HTMLElement.prototype.scrollIntoView = scroll;
    render(cloneElement(list, { items: items.slice(0, 40), startAt: 30 }));
    expect(screen.getAllByRole('listitem')).toHaveLength(40);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Případ 30' })).toHaveFocus());
    expect(scroll).toHaveBeenLastCalledWith({ block: 'center' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Případ 31' })).toHaveFocus());
    expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
    expect(scroll.mock.contexts.at(-1)).toHaveAttribute('aria-posinset', '31');
  });

  it('begins at the top when the row is not in it', async () => {
    render(cloneElement(list, { startAt: 9_000 }));
    await new Promise(requestAnimationFrame);
    expect(document.body).toHaveFocus();
  });

  it('moves between the rows with arrows', async () => {
    render(list);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Případ 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByText('Případ 2');
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('link', { name: 'Případ 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await new Promise(requestAnimationFrame);
    expect(screen.getByRole('link', { name: 'Případ 1' })).toHaveFocus();
  });
});

describe('TabList', () => {
  const tabs = [
    { key: 'a', label: 'Vývoj' },
    { key: 'b', label: 'Uzavřeno', isDisabled: true },
    { key: 'c', label: 'Náklady' },
  ] as const;
  const show = (onOpen = jest.fn()) => {
    render(<TabList label="Podrobnosti" tabs={tabs} active="a" onOpen={onOpen} panelId="panel" />);
    return onOpen;
  };

  it('is one stop of the keyboard; arrows skip what cannot be opened, Enter opens', async () => {
    const onOpen = show();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Vývoj' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Náklady' })).toHaveFocus();
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledWith('c');
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Vývoj' })).toHaveFocus();
  });

  it('brings the open one into sight, and scrolls nothing but itself', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function at(
      this: HTMLElement,
    ) {
      return this.getAttribute('aria-selected') === 'true' ? 500 : 0;
    });
    const scrollIntoView = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    show();
    await waitFor(() => expect(screen.getByRole('tablist').scrollLeft).toBe(500));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

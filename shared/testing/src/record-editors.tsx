import 'fake-indexeddb/auto';
import { clearDrafts, flushDrafts, openDrafts } from '@advisor/forms/drafts';
import type { EndpointDeclaration } from '@advisor/contracts/endpoint';
import type { Operation } from '@advisor/contracts/operation';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { failure, handle, networkFailure } from './handlers';
import type { renderRoute } from './render-route';
import type { mockServer } from './server';
import './subtle-crypto';

/** How an editor of a record is tried. Its first version is 3, that of a colleague 4. */
export interface EditorRow {
  /** Where the editor is made, below the folder of the test. */
  file: string;
  open: () => ReturnType<typeof renderRoute>;
  /** What its screen reads: as it is saved, or as a colleague has changed `theirs` of it. */
  read: (saved: { version: number; isTheirs: boolean }) => HttpHandler;
  // Of which call does not matter here.
  save: Operation<EndpointDeclaration>;
  /** A field, what is typed there, and how that is shown; of radio buttons what is chosen. */
  ours: { label: RegExp; typed: string; shown: string } | { radio: RegExp };
  /** Another field of it, as the colleague has changed it; the same where there is but one. */
  theirs: { label: RegExp; shown: string } | undefined;
  submit?: RegExp;
  isInDialog?: boolean;
  /** It may not be changed now. */
  locked?: {
    handlers: readonly HttpHandler[];
    open?: () => ReturnType<typeof renderRoute>;
    /** What is read there, unless it is the field's label. */
    words?: RegExp;
  };
  /** What the screen reads once somebody has removed it; what cannot be removed has none. */
  gone?: HttpHandler;
}

const first = { version: 3, isTheirs: false };
const changed = { version: 4, isTheirs: true };

const bodyVersion = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;

/** A form may be called as a field of it. */
const field = { selector: 'input, textarea' };

/** The dialog or drawer that the editor is in, else the page. */
const editor = () => within(screen.queryByRole('dialog') ?? document.body);

/**
 * Runs each editor of an area through what may happen to a record meanwhile.
 * @param server the file's own
 */
export function testRecordEditors(
  server: ReturnType<typeof mockServer>,
  rows: readonly EditorRow[],
): void {
  beforeEach(() => openDrafts(1));
  afterEach(clearDrafts);

  describe.each(rows.map((row) => [row.file, row] as const))('%s', (_file, row) => {
    const { ours, theirs, save, submit = /Uložit/ } = row;
    const sent = jest.fn();
    const saves = (answer: unknown = { version: 4 }) =>
      handle(save, ({ body }) => {
        sent(body);
        return answer as never;
      });
    const open = async () => {
      const opened = await row.open();
      if (row.isInDialog) await screen.findByRole('dialog');
      return opened;
    };
    const expectOurs = async () => {
      if ('radio' in ours)
        expect(await editor().findByRole('radio', { name: ours.radio })).toBeChecked();
      else expect(await editor().findByLabelText(ours.label, field)).toHaveDisplayValue(ours.shown);
    };
    const button = () => editor().getByRole('button', { name: submit });
    /** Opened, with something typed. */
    const openTyped = async () => {
      server.use(row.read(first), saves());
      const opened = await open();
      const { user } = opened;
      if ('radio' in ours) {
        await user.click(await editor().findByRole('radio', { name: ours.radio }));
      } else {
        const control = await editor().findByLabelText(ours.label, field);
        await user.clear(control);
        await user.type(control, ours.typed);
      }
      return opened;
    };
    const expectMerged = async () => {
      await expectOurs();
      if (theirs)
        expect(await editor().findByLabelText(theirs.label, field)).toHaveDisplayValue(
          theirs.shown,
        );
    };
    beforeEach(() => sent.mockClear());

    it('saves once, however often it is asked for', async () => {
      const { user } = await openTyped();
      await user.dblClick(button());
      await waitFor(() => expect(sent).toHaveBeenCalled());
      expect(sent).toHaveBeenCalledTimes(1);
      expect(bodyVersion(sent.mock.calls[0]?.[0])).toBe(3);
    });

    it('sends the same again after a lost answer', async () => {
      const { user } = await openTyped();
      server.use(saves(networkFailure()));
      await user.click(button());
      await waitFor(() => expect(button()).toBeEnabled());
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
      await expectOurs();
      server.use(saves());
      await waitFor(() => expect(button()).not.toHaveClass('ant-btn-loading'));
      await user.click(button());
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
      expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0]);
    });

    it('keeps what is typed beside what a colleague saved meanwhile, and says what that was', async () => {
      const { user, banners } = await openTyped();
      const message = 'Údaje mezitím změnil někdo jiný (Jana Poradcová).';
      server.use(saves(failure(409, { message })), row.read(changed));
      await user.click(button());
      await waitFor(() => expect(screen.getByText(message)).toBeVisible());
      await expectMerged();
      expect(screen.getAllByText(/nově uloženo/)).not.toHaveLength(0);
      expect(banners).toEqual([]);
      server.use(saves());
      await user.click(button());
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
      expect(bodyVersion(sent.mock.calls[1]?.[0])).toBe(4);
    });

    it('merges a draft with what a colleague has saved since', async () => {
      await openTyped();
      cleanup();
      await flushDrafts();
      server.use(row.read(changed));
      const { user } = await open();
      await screen.findByText('Údaje mezitím změnil někdo jiný');
      await expectMerged();
      // A dialog is on its way in.
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Zahodit rozepsané' })).toBeVisible(),
      );
      await user.click(button());
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
      expect(bodyVersion(sent.mock.calls[0]?.[0])).toBe(4);
    });

    if (row.gone) {
      const { gone } = row;
      it('keeps what is typed when somebody has removed it', async () => {
        const { user, banners } = await openTyped();
        server.use(saves(failure(404)), gone);
        await user.click(button());
        await waitFor(() =>
          expect(screen.getByText('Mezitím to někdo jiný odebral')).toBeVisible(),
        );
        // Spaces of numbers and dates do not break.
        const shown =
          'radio' in ours ? /./ : new RegExp(ours.shown.replaceAll(/\s/g, String.raw`\s`));
        expect(screen.queryByDisplayValue(shown) ?? screen.getByText(shown)).toBeVisible();
        expect(banners).toEqual([]);
      });
    }

    if (row.locked) {
      const { handlers, open: openLocked = open } = row.locked;
      it('is text to read while it may not be changed', async () => {
        server.use(...handlers, row.read(first));
        await openLocked();
        const words = row.locked?.words ?? ('radio' in ours ? ours.radio : ours.label);
        await waitFor(() => expect(editor().getByText(words)).toBeVisible());
        for (const role of ['textbox', 'combobox', 'radio', 'spinbutton']) {
          expect(editor().queryAllByRole(role)).toEqual([]);
        }
        expect(screen.queryByRole('button', { name: submit })).not.toBeInTheDocument();
      });
    }
  });
}

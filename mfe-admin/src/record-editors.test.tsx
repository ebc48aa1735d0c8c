import { adminCalls } from '@advisor/contracts/admin/calls';
import { editorFiles } from '@advisor/testing/editor-files';
import { handle } from '@advisor/testing/handlers';
import { testRecordEditors, type EditorRow } from '@advisor/testing/record-editors';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import { banner, openBanners } from './areas/system-notification/testing/open-banners';

const server = mockServer(handle(adminCalls.bannerChanges, []));

const rows: EditorRow[] = [
  {
    file: 'areas/system-notification/BannerPanel.tsx',
    open: async () => {
      const opened = await openBanners();
      await opened.user.click(await screen.findByRole('button', { name: /^Upravit: / }));
      return opened;
    },
    read: ({ version, isTheirs }) =>
      handle(adminCalls.listBanners, [
        banner({ version, description: isTheirs ? 'Do večera.' : 'Do rána.' }),
      ]),
    save: adminCalls.updateBanner,
    ours: { label: /^Nadpis/, typed: 'Výpadek', shown: 'Výpadek' },
    theirs: { label: /^Text/, shown: 'Do večera.' },
    isInDialog: true,
    gone: handle(adminCalls.listBanners, []),
  },
];

testRecordEditors(server, rows);

it('tries every editor', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(editorFiles(__dirname));
});

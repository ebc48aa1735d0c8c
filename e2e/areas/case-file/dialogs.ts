import { caseWithClientFile, reachableCase } from '../../support/client-file';
import type { Screen } from '../../support/screen';

const documents = (caseId: number) => `/mortgage/case-detail/${caseId}?section=documents`;
const fileName = 'výpis z účtu.pdf';

/** Dialogs of the section of documents; no address leads to them. */
export const caseFileDialogs: readonly Screen[] = [
  {
    name: 'asking a client for papers',
    path: async (api) => documents((await reachableCase(api)).caseId),
    ready: async (page) => {
      await page.getByRole('button', { name: 'Vyžádat od klienta' }).click();
      await page.getByRole('button', { name: 'Poslat odkaz' }).waitFor();
    },
  },
  {
    name: 'look at a file of a client',
    path: async (api) => documents(await caseWithClientFile(api, fileName)),
    ready: async (page) => {
      await page.getByRole('button', { name: `Zkontrolovat ${fileName}` }).click();
      await page.getByRole('button', { name: 'Přijmout do dokumentů' }).waitFor();
    },
  },
];

import type { BankSettings } from './bank-settings';
import {
  maxOfAddress,
  maxOfLogin,
  maxOfStrangers,
  windowMinutes,
} from '../session/sign-in-throttle';

const signIn = 'Přihlášení';
const documents = 'Obsah dokumentů v archivu produktu';
const throttle = 'backend/src/platform/session/sign-in-throttle.ts';

/** What the bank decides of what all areas stand on. */
export const platformSettings: readonly BankSettings[] = [
  {
    title: 'Přihlášení a relace',
    variables: [
      {
        variable: 'AUTH_SCHEME',
        name: 'Způsob přihlášení',
        works: signIn,
        value: ({ authScheme }) => authScheme,
      },
      {
        variable: 'OIDC_ISSUER',
        name: 'Poskytovatel identity',
        works: signIn,
        value: ({ oidc }) => oidc?.issuer,
      },
      {
        variable: 'OIDC_CLIENT_ID',
        name: 'Označení pracoviště u poskytovatele identity',
        works: signIn,
        value: ({ oidc }) => oidc?.clientId,
      },
      {
        variable: 'OIDC_CLIENT_SECRET',
        name: 'Heslo pracoviště u poskytovatele identity',
        works: signIn,
        isSecret: true,
        value: ({ oidc }) => oidc?.clientSecret,
      },
      {
        variable: 'OIDC_REDIRECT_URI',
        name: 'Adresa návratu z přihlášení',
        works: signIn,
        value: ({ oidc }) => oidc?.redirectUri,
      },
      {
        variable: 'SESSION_IDLE_MINUTES',
        name: 'Konec přihlášení po nečinnosti',
        works: 'Celá aplikace',
        unit: 'minutes',
        value: ({ idleMinutes }) => idleMinutes,
      },
      {
        variable: 'SESSION_MAX_MINUTES',
        name: 'Nejdelší přihlášení',
        works: 'Celá aplikace',
        unit: 'minutes',
        value: ({ maxSessionMinutes }) => maxSessionMinutes,
      },
    ],
    built: [
      {
        at: `${throttle}#maxOfLogin`,
        name: 'Špatných hesel jednoho uživatele z jedné adresy',
        works: signIn,
        value: maxOfLogin,
      },
      {
        at: `${throttle}#maxOfStrangers`,
        name: 'Špatných hesel jednoho uživatele ze všech adres',
        works: signIn,
        value: maxOfStrangers,
      },
      {
        at: `${throttle}#maxOfAddress`,
        name: 'Špatných hesel z jedné adresy',
        works: signIn,
        value: maxOfAddress,
      },
      {
        at: `${throttle}#windowMinutes`,
        name: 'Doba, po kterou se špatná hesla počítají',
        works: signIn,
        unit: 'minutes',
        value: windowMinutes,
      },
    ],
  },
  {
    title: 'Nasazení',
    variables: [
      {
        variable: 'PRODUCT_ENVIRONMENT',
        name: 'Název prostředí',
        works: 'Štítek v záhlaví',
        value: ({ product }) => product.environment,
      },
      {
        variable: 'OVERRIDE_ORIGINS',
        name: 'Počítače, ze kterých se smí načíst část aplikace',
        works: 'Jen zkušební prostředí',
        value: ({ overrideOrigins }) => [...overrideOrigins],
      },
      {
        variable: 'NEIGHBOURS',
        name: 'Napojení na systémy banky',
        works: 'Registry, archiv, brána zpráv, pečetění',
        value: ({ neighbours }) => neighbours.module,
      },
      {
        variable: 'ARCHIVE_STORE',
        name: 'Úložiště nových dokumentů',
        works: documents,
        value: ({ archive }) => archive.store,
      },
      {
        variable: 'ARCHIVE_FOLDER',
        name: 'Složka dokumentů',
        works: documents,
        value: ({ archive }) => archive.folder,
      },
      {
        variable: 'ARCHIVE_S3_ENDPOINT',
        name: 'Adresa úložiště S3',
        works: documents,
        value: ({ archive }) => archive.s3?.endpoint,
      },
      {
        variable: 'ARCHIVE_S3_REGION',
        name: 'Region úložiště S3',
        works: documents,
        value: ({ archive }) => archive.s3?.region,
      },
      {
        variable: 'ARCHIVE_S3_BUCKET',
        name: 'Kbelík (bucket) úložiště S3',
        works: documents,
        value: ({ archive }) => archive.s3?.bucket,
      },
      {
        variable: 'ARCHIVE_S3_ACCESS_KEY',
        name: 'Přístupový klíč k úložišti S3',
        works: documents,
        isSecret: true,
        value: ({ archive }) => archive.s3?.accessKey,
      },
      {
        variable: 'ARCHIVE_S3_SECRET_KEY',
        name: 'Tajný klíč k úložišti S3',
        works: documents,
        isSecret: true,
        value: ({ archive }) => archive.s3?.secretKey,
      },
    ],
  },
];

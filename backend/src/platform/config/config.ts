import type { UnauthorizedBody } from '@advisor/contracts/errors';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import type { ArchiveSettings } from './archive-environment';
import type { SealingKey } from './sealing-key';

/** Everything that differs between installations. */
/** An address of another application's server. */
export interface Webhook {
  address: string;
  /** Of the form `whsec_…`; several while one takes the place of another. */
  secrets: readonly string[];
}

export interface Config {
  authScheme: UnauthorizedBody['authenticationScheme'];
  oidc?: OidcConfig;
  /** Whether the demo users may sign in. */
  demoUsers: boolean;
  /** Checks every answer against the contract; for development and tests. */
  checkAnswers: boolean;
  /** Minutes without a call after which a session ends. */
  idleMinutes: number;
  /** Minutes after which a session ends in any case. */
  maxSessionMinutes: number;
  /** What is done with a birth number of remainder 10 after 1985. */
  birthNumberRemainderTen: RemainderTenPolicy;
  /** Days that the journal of accesses is kept. */
  accessJournalDays: number;
  /** Days that the history of what was changed about clients and their applications is kept. */
  changeHistoryDays: number;
  /** Days that a notification to users is kept, read or not. */
  userNotificationDays: number;
  /** Minutes in which a change of cases' owner can be taken back. */
  ownerChangeUndoMinutes: number;
  /** Seconds that the assessment of an application takes: the registers that it asks are slow. */
  assessmentSeconds: number;
  /** Seconds that a document of refinancing takes: the bank's print service is slow. */
  documentSeconds: number;
  /** Searches of the client register that a user may make in an hour; as many clients may be opened. */
  clientSearchesPerHour: number;
  /** Where a contract of building savings is run, with `{contractNumber}`; empty: nowhere else. */
  savingsSystemAddress: string;
  /** Largest body of a request, bytes. */
  bodyLimit: number;
  /** Milliseconds after which a call that has not answered gets 503. */
  handlerTimeout: number;
  /**
   * Milliseconds that a document waits for what its screen reads first; what is slower the page asks for
   * itself.
   */
  firstAnswersWait: number;
  /**
   * Milliseconds of a node's end: no longer ready before it closes; idle connections stay for one
   * more call; for calls in flight then.
   */
  stop: { delay: number; idle: number; timeout: number };
  /** Streams of open pages that a user and a node may have; who gets none asks every half a minute. */
  streams: { ofUser: number; ofNode: number };
  /** Seconds that the event loop may stand before the node ends itself; 0: as long as it likes. */
  watchdogSeconds: number;
  /**
   * Who is trusted to tell the client's address and protocol: none, as many proxies in front as
   * this, or those in these networks.
   */
  trustProxy: false | number | string[];
  /** Folder of the built product; absent: the back end serves the API alone. */
  productDir?: string;
  signing: {
    /** Origin of the pages where clients sign; absent: the machine's other name. */
    pagesOrigin?: string;
    /** Other origins that signing may lead to: signing devices, clients' own signing. */
    navigationOrigins: readonly string[];
    /** Seals finished documents; absent: a key of the database's own. */
    key?: SealingKey;
  };
  /** Origins that a browser may take remotes from instead: developers' machines. None in production. */
  overrideOrigins: readonly string[];
  embed: {
    /** Applications that may ask for codes: id → hash of the secret. */
    clients: Readonly<Record<string, string>>;
    /** Origins whose pages may show signing in a frame. */
    parentOrigins: readonly string[];
    /** Where applications hear how signing ends, by the id of the application. */
    webhooks: Readonly<Record<string, Webhook>>;
  };
  /** Where the reference archive keeps documents. */
  archive: ArchiveSettings;
  neighbours: {
    /** A module whose default export names the bank's own implementations; absent: the reference ones. */
    module?: string;
    /** Neighbours that are made to fail, by name; none in production. */
    faults: Readonly<Record<string, 'slow' | 'down' | 'half'>>;
  };
  /** Read by the product from /config.json. */
  product: {
    environment: string;
    ePodpisyEndpoint: string;
    showLogger: boolean;
    sentryDsn: string;
  };
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret?: string;
  /** Our `/api/v1/auth/callback` as the browser sees it. */
  redirectUri: string;
}

export const defaultConfig: Config = {
  authScheme: 'simple',
  demoUsers: false,
  checkAnswers: false,
  idleMinutes: 30,
  maxSessionMinutes: 600,
  birthNumberRemainderTen: 'warn',
  accessJournalDays: 730,
  changeHistoryDays: 3650,
  userNotificationDays: 365,
  ownerChangeUndoMinutes: 15,
  assessmentSeconds: 0,
  documentSeconds: 0,
  clientSearchesPerHour: 100,
  savingsSystemAddress: '',
  bodyLimit: 1_048_576,
  handlerTimeout: 120_000,
  firstAnswersWait: 300,
  stop: { delay: 0, idle: 0, timeout: 0 },
  streams: { ofUser: 20, ofNode: 5_000 },
  watchdogSeconds: 0,
  trustProxy: false,
  signing: { navigationOrigins: [] },
  overrideOrigins: [],
  embed: { clients: {}, parentOrigins: [], webhooks: {} },
  archive: { store: 'database' },
  neighbours: { faults: {} },
  product: {
    environment: 'zkušební',
    ePodpisyEndpoint: '/epodpisy/0100',
    showLogger: false,
    sentryDsn: '',
  },
};

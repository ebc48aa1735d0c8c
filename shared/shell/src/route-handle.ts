import type { Permission } from '@advisor/contracts/permissions';

/**
 * Static facts of a route, in its `handle`. The host's layout reads the deepest match.
 * Texts are i18n keys with their namespace, for example `case-overview:dashboard.title`.
 */
export interface RouteHandle {
  /** Breadcrumb and document title. */
  titleKey?: string;
  /** Name by the screen's data in place of the title, as that of a document. Never of a person. */
  nameOf?: (loaderData: unknown) => string | undefined;
  /** Of a screen of a case: the screen that it belongs to, as a template of `caseTemplate`. */
  parent?: { titleKey: string; to: string };
  /**
   * Parameter of the query by which the address names a part of the screen. Another part is another
   * screen: it begins at the top.
   */
  partParameter?: string;
  /** The new-product button of the header. */
  newProductButton?: boolean;
  /** The back button of the header. */
  backButton?: boolean;
  /** The screen is about the current client: the client panel stands above it. */
  clientPanel?: boolean;
  /** Without it the layout shows that the user may not be here. */
  permission?: Permission;
}

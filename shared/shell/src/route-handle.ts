/**
 * Static facts of a route, in its `handle`. The host's layout reads the deepest match.
 * Texts are i18n keys with their namespace, for example `case:dashboard.title`.
 */
export interface RouteHandle {
  /** Breadcrumb and document title. */
  titleKey?: string;
  /** The new-product button of the header. */
  newProductButton?: boolean;
  /** The back button of the header. */
  backButton?: boolean;
}

import { PageProblemView } from './RouteError';

const notFound = { status: 404, statusText: '', internal: true, data: undefined };

/** The 404 page of an address that nothing owns. */
export const NotFoundPage = () => <PageProblemView error={notFound} />;

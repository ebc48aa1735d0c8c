import { useView } from '../../../offer/use-view';

/** Views of a loan's result, in their order. */
export const detailsViews = ['chart', 'schedule', 'explanation', 'whatIf'] as const;
export type DetailsView = (typeof detailsViews)[number];

export const useDetailsView = () => useView<DetailsView>(detailsViews);

import type { DocumentFacts } from '../document-facts';

/**
 * The day on which the loan is to be drawn, `YYYY-MM-DD`: what was agreed in the application, until
 * then what the offer counted with.
 */
export const drawingDay = ({ parameters, loan }: DocumentFacts): string | undefined =>
  ('expectedDateOfDrawing' in parameters ? parameters.expectedDateOfDrawing : undefined) ??
  loan?.offer?.input.expectedDateOfDrawing;

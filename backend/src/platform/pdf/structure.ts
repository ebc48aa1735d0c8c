type Pdf = PDFKit.PDFDocument;

/*
 * The structure that screen readers follow. A document that nobody has begun one for is drawn as it
 * is; within one, all that is drawn is either content of an element or decoration.
 */

type Element = PDFKit.PDFStructureElement;

interface Structure {
  /** What content is added to. */
  current: Element;
}

const structures = new WeakMap<Pdf, Structure>();

/** From now on what is drawn belongs to the document's structure. */
export function beginStructure(pdf: Pdf): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  structures.set(pdf, { current: root });
}

/** Elements inside one another: a table of rows, a row of cells. */
export function element(pdf: Pdf, type: string, draw: () => void): void {
  const structure = structures.get(pdf);
  if (structure === undefined) return draw();
  const parent = structure.current;
  const own = pdf.struct(type);
  parent.add(own);
  structure.current = own;
  draw();
  structure.current = parent;
}

/** Text of an element: nothing but text is drawn in it. */
export function content(pdf: Pdf, type: string, draw: () => void): void {
  const structure = structures.get(pdf);
  if (structure === undefined) return draw();
  structure.current.add(pdf.struct(type, {}, draw));
}

/** A picture that says something, in the words of `alt`. */
export function figure(pdf: Pdf, alt: string, draw: () => void): void {
  const structure = structures.get(pdf);
  if (structure === undefined) return draw();
  structure.current.add(pdf.struct('Figure', { alt }, draw));
}

/** Lines, boxes and page numbers, which readers leave out. */
export function decoration(pdf: Pdf, draw: () => void): void {
  if (!structures.has(pdf)) return draw();
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

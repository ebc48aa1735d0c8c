import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const program = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
let compiling: Promise<WebAssembly.Module> | undefined;

/** PDFium's own numbers. */
const passwordError = 4;
const noEncryption = -1;
const dynamicForm = 2;

/** A document that PDFium has open. */
export interface OpenPdf {
  document: number;
  /** Frees what the document was read from. */
  close(): void;
}

/** PDFium in a memory of its own: what a file does to it ends with it. Its calls answer numbers. */
export interface Pdfium extends Pick<WrappedPdfiumModule, (typeof calls)[number]> {
  /** @throws UnreadablePdf */
  open(content: Uint8Array): OpenPdf;
  /** Bytes in its memory, for as long as `work` takes. */
  withBytes<T>(bytes: Uint8Array, work: (address: number) => T): T;
  withText<T>(text: string, work: (address: number) => T): T;
  /** The whole document as a file. */
  save(document: number): Uint8Array<ArrayBuffer>;
}

const calls = [
  'EPDFAttachment_SetDescription',
  'EPDFAttachment_SetSubtype',
  'EPDFBookmark_AppendChild',
  'EPDFBookmark_SetDest',
  'EPDFDest_CreateXYZ',
  'EPDFImageObj_SetJpeg',
  'EPDF_SetMetaText',
  'FORM_OnAfterLoadPage',
  'FORM_OnBeforeClosePage',
  'FPDFAttachment_SetFile',
  'FPDFDoc_AddAttachment',
  'FPDFImageObj_SetMatrix',
  'FPDFPageObj_NewImageObj',
  'FPDFPage_CountObjects',
  'FPDFPage_Flatten',
  'FPDFPage_GenerateContent',
  'FPDFPage_InsertObject',
  'FPDFPage_New',
  'FPDF_CloseDocument',
  'FPDF_ClosePage',
  'FPDF_CreateNewDocument',
  'FPDF_DocumentHasValidCrossReferenceTable',
  'FPDF_GetPageCount',
  'FPDF_GetSignatureCount',
  'FPDF_ImportPages',
  'FPDF_LoadPage',
  'PDFiumExt_CloseFormFillInfo',
  'PDFiumExt_ExitFormFillEnvironment',
  'PDFiumExt_InitFormFillEnvironment',
  'PDFiumExt_OpenFormFillInfo',
] as const;

/** Why a PDF cannot be read. */
export type PdfProblem = 'encrypted' | 'dynamicForm' | 'damaged';

/** A PDF that cannot be read, and why. */
export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf';

  constructor(readonly problem: PdfProblem) {
    super(problem);
  }
}

/** @returns a fresh one, of a program that a thread compiles once */
export async function openPdfium(): Promise<Pdfium> {
  compiling ??= readFile(program).then((bytes) => WebAssembly.compile(bytes));
  const compiled = await compiling;
  const wrapped = await init({
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(compiled, imports);
      done(instance);
      return instance.exports;
    },
    // It would write about files to the log.
    print: () => undefined,
    printErr: () => undefined,
  });
  wrapped.PDFiumExt_Init();
  const { pdfium } = wrapped;
  const { malloc, free, memory } = pdfium.wasmExports as typeof pdfium.wasmExports & {
    memory: WebAssembly.Memory;
  };

  /** The memory moves when it grows. */
  const bytesAt = (address: number, length: number) =>
    new Uint8Array(memory.buffer, address, length);
  function put(bytes: Uint8Array): number {
    const address = malloc(bytes.length);
    if (address === 0) throw new Error('a file needs too much memory');
    bytesAt(address, bytes.length).set(bytes);
    return address;
  }
  function withBytes<T>(bytes: Uint8Array, work: (address: number) => T): T {
    const address = put(bytes);
    try {
      return work(address);
    } finally {
      free(address);
    }
  }

  const picked = Object.fromEntries(calls.map((name) => [name, wrapped[name]])) as Pick<
    WrappedPdfiumModule,
    (typeof calls)[number]
  >;
  return {
    ...picked,
    withBytes,
    withText: (text, work) => withBytes(Buffer.from(`${text}\0`, 'utf16le'), work),
    open(content) {
      const address = put(content);
      const document = wrapped.FPDF_LoadMemDocument(address, content.length, '');
      const close = () => {
        if (document !== 0) wrapped.FPDF_CloseDocument(document);
        free(address);
      };
      const refuse = (problem: PdfProblem) => {
        close();
        return new UnreadablePdf(problem);
      };
      if (document === 0)
        throw refuse(wrapped.FPDF_GetLastError() === passwordError ? 'encrypted' : 'damaged');
      if (wrapped.FPDF_GetSecurityHandlerRevision(document) !== noEncryption)
        throw refuse('encrypted');
      if (wrapped.FPDF_GetFormType(document) === dynamicForm) throw refuse('dynamicForm');
      return { document, close };
    },
    save(document) {
      const writer = wrapped.PDFiumExt_OpenFileWriter();
      try {
        if (wrapped.PDFiumExt_SaveAsCopy(document, writer) === 0)
          throw new Error('a document was not written');
        const size = wrapped.PDFiumExt_GetFileWriterSize(writer);
        const address = malloc(size);
        if (address === 0) throw new Error('a file needs too much memory');
        wrapped.PDFiumExt_GetFileWriterData(writer, address, size);
        const saved = bytesAt(address, size).slice();
        free(address);
        return saved;
      } finally {
        wrapped.PDFiumExt_CloseFileWriter(writer);
      }
    },
  };
}

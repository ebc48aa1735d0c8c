import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentContent } from '../content/document-content';
import { type Html, html } from './html';

/** The document as it is printed, as a part of a page. */
export const documentHtml = ({ page }: Pick<DocumentContent, 'page'>): Html =>
  html`<article class="panel document" aria-labelledby="document-name">
    <p class="quiet">${page.category}</p>
    <h2 id="document-name">${page.name}</h2>
    ${page.blocks.map(blockHtml)}
    <p class="document__end" id="document-end" tabindex="0">
      Konec dokumentu${page.footer === undefined ? '' : ` · ${page.footer}`}
    </p>
  </article>`;

function blockHtml(block: Block): Html {
  if ('heading' in block) return html`<h3>${block.heading}</h3>`;
  if ('text' in block) return html`<p>${block.text}</p>`;
  if ('note' in block) return html`<p class="note">${block.note}</p>`;
  if ('list' in block) return listHtml(block.list);
  if ('facts' in block) {
    return html`<dl class="facts">
      ${block.facts.map(
        ([label, value]) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;
  }
  if ('fields' in block) {
    return html`<dl class="facts lines">
      ${block.fields.map(
        (label) =>
          html`<dt>${label}</dt>
            <dd></dd>`,
      )}
    </dl>`;
  }
  if ('choices' in block) {
    return html`<ul class="choices">
      ${block.choices.map((choice) => html`<li>${choice}</li>`)}
    </ul>`;
  }
  if ('table' in block) return tableHtml(block.table);
  if ('signature' in block) return html`<p class="note">${block.signature.caption}</p>`;
  return html``;
}

const listHtml = (items: readonly string[]): Html =>
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

function tableHtml([head = [], ...rows]: readonly (readonly string[])[]): Html {
  const cell = (text: string, column: number) =>
    column === 0
      ? html`<th scope="row" data-label="${head[column] ?? ''}">${text}</th>`
      : html`<td data-label="${head[column] ?? ''}">${text}</td>`;
  return html`<table>
    <thead>
      <tr>
        ${head.map((text) => html`<th scope="col">${text}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map(cell)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

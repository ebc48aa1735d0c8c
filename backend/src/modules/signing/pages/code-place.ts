import { Html, html } from './html';

interface CodePlace {
  /** Of the signer's page. */
  path: string;
  /** One was sent and still signs. */
  hasCode: boolean;
  /** The signer is asked whether to refuse. */
  isRefusing: boolean;
  shownMessage?: string;
  message?: string;
}

/** Below the document: where the signer asks for a code, and signs or refuses by it. */
export function codePlace({ path, hasCode, isRefusing, ...texts }: CodePlace): Html {
  const { shownMessage, message } = texts;
  return html`<section id="sign" class="panel" aria-labelledby="sign-title">
    <h2 id="sign-title">${isRefusing ? 'Odmítnout podpis?' : 'Podpis kódem'}</h2>
    <p class="quiet">
      ${
        isRefusing
          ? 'Dokument nebude podepsán a poradce se to dozví. I odmítnutí potvrdíte kódem ze zprávy SMS.'
          : 'Přečtěte si dokument. Podepíšete ho kódem, který vám pošleme na telefon.'
      }
    </p>
    ${message === undefined ? null : html`<p class="message" role="alert">${message}</p>`}
    ${
      shownMessage === undefined
        ? null
        : html`<p class="phone" role="status">Ukázka zprávy SMS: ${shownMessage}</p>`
    }
    ${hasCode ? codeForm(path, isRefusing) : null}
    <div class="actions">
      <form method="post" action="${path}/code">
        ${isRefusing ? html`<input type="hidden" name="refusing" value="1" />` : null}
        <button ${new Html(hasCode ? '' : 'class="primary"')}>
          ${sendLabel(hasCode, isRefusing)}
        </button>
      </form>
      ${
        isRefusing
          ? html`<a class="button" href="${path}#sign">Zpět k podpisu</a>`
          : html`<a class="button" href="${path}?refusing=1#sign">Odmítnout podpis</a>`
      }
    </div>
  </section>`;
}

function sendLabel(hasCode: boolean, isRefusing: boolean): string {
  if (hasCode) return 'Poslat nový kód';
  return isRefusing ? 'Poslat kód' : 'Dokument jsem přečetl(a), poslat kód';
}

const codeForm = (path: string, isRefusing: boolean): Html =>
  html`<form method="post" action="${path}/${isRefusing ? 'refuse' : 'sign'}">
    ${isRefusing ? html`<input type="hidden" name="refusing" value="1" />` : null}
    <label for="code">Kód ze zprávy SMS</label>
    <input
      class="code"
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="8"
      required
    />
    <div class="actions">
      <button class="primary">${isRefusing ? 'Odmítnout podpis' : 'Podepsat'}</button>
    </div>
  </form>`;

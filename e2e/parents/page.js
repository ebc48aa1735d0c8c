export const query = new URLSearchParams(location.search);
export const workplace = query.get('workplace');

/** Asks the page's own server, which has the password. */
export async function fetchCode() {
  const path = `/signing-code?document=${encodeURIComponent(query.get('document'))}`;
  const answer = await fetch(path, { method: 'POST' });
  return (await answer.json()).code;
}

/** Writes what happened where the journey reads it. */
export function note(name, payload) {
  const item = document.createElement('li');
  item.textContent = `${name} ${JSON.stringify(payload ?? {})}`;
  document.querySelector('ol').append(item);
}

/** A frame as a page makes it that does without the package. */
export function plainFrame(fragment = '') {
  const frame = document.createElement('iframe');
  const asked = new URLSearchParams({
    processType: query.get('process') ?? 'STANDARD',
    org: '0100',
    documentExternalId: query.get('document'),
  });
  frame.src = `${workplace}/embed/signing?${asked}${fragment}`;
  frame.title = 'Podepisování';
  frame.width = '800';
  frame.height = '600';
  document.body.prepend(frame);
  return frame;
}

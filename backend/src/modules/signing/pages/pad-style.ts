/** Style of the signing pad: the document, and beside or below it the place for the signature. */
export const padStyle = `
#sign canvas { display: block; width: 100%; height: clamp(140px, 30vh, 220px); margin: 0 0 8px;
  border: 1px solid var(--adv-edge); border-radius: var(--adv-radius); background: #fff;
  cursor: crosshair; touch-action: none; }
/* Until there is something to sign, a finger on it moves the page. */
#sign[data-read='false'] canvas { background: var(--adv-sunken); cursor: not-allowed;
  touch-action: auto; }
#sign .actions .primary { flex: 1 1 100%; }
dialog { max-width: 440px; padding: 24px; color: inherit; background: var(--adv-raised);
  border: 1px solid var(--adv-line); border-radius: var(--adv-radius); }
dialog::backdrop { background: var(--adv-backdrop); }
@media (min-width: 1000px) {
  main:has(#sign) { max-width: 1240px; display: grid; gap: 0 24px; align-items: start;
    grid-template-columns: minmax(0, 1fr) 400px; }
  main:has(#sign) > .head { grid-column: 1 / -1; }
  #sign { position: sticky; top: 16px; }
}
`;

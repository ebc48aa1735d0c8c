/** Stands for a number or a line that is on its way, as high as its text will be. */
export function Blank() {
  return <span className="adv-skeleton__row modelation-blank" aria-hidden />;
}

const gapPx = 4;
/** As high as the longest menu of a row. */
const roomPx = 160;

export interface MenuPlace {
  right: number;
  top?: number;
  bottom?: number;
}

/**
 * Place of a menu under its button, or above it where there is no room; fixed in the window, so that
 * no scrolling table cuts it.
 */
export function menuPlace(button: HTMLElement): MenuPlace {
  const box = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const right = Math.max(clientWidth - box.right, 0);
  const isAbove = clientHeight - box.bottom < roomPx && box.top > roomPx;
  return isAbove
    ? { right, bottom: clientHeight - box.top + gapPx }
    : { right, top: box.bottom + gapPx };
}

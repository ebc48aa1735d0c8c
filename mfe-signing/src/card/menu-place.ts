const gapPx = 4;
/** As high as the longest menu of a row. */
const roomPx = 160;

/** The menu's right edge, and its top or bottom, in the window. */
export interface MenuPlace {
  left: number;
  top?: number;
  bottom?: number;
}

/**
 * Place of a menu under its button, or above it where there is no room; fixed in the window, so that
 * no scrolling table cuts it.
 */
export function menuPlace(button: HTMLElement): MenuPlace {
  const box = button.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const left = box.right;
  const isAbove = clientHeight - box.bottom < roomPx && box.top > roomPx;
  return isAbove
    ? { left, bottom: clientHeight - box.top + gapPx }
    : { left, top: box.bottom + gapPx };
}

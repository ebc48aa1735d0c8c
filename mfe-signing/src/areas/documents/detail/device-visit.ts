import { useEffect, useState } from 'react';

const key = 'signing.device';

/** The page at the path is left for the signing device, which is another document. */
export const noteDeviceVisit = (path: string): void => sessionStorage.setItem(key, path);

/**
 * Whether the browser comes back from the signing device to the page at the path; told once. Forgotten
 * only when the page is there: what is drawn before may be thrown away.
 */
export function useDeviceVisit(path: string): boolean {
  const [hasReturned] = useState(() => sessionStorage.getItem(key) === path);
  useEffect(() => {
    if (hasReturned) sessionStorage.removeItem(key);
  }, [hasReturned]);
  return hasReturned;
}

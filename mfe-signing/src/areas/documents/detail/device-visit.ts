const key = 'signing.device';

/** The page at the path is left for the signing device, which is another document. */
export const noteDeviceVisit = (path: string): void => sessionStorage.setItem(key, path);

/** Whether the browser comes back from the signing device to the page at the path; told once. */
export function endDeviceVisit(path: string): boolean {
  const isReturn = sessionStorage.getItem(key) === path;
  if (isReturn) sessionStorage.removeItem(key);
  return isReturn;
}

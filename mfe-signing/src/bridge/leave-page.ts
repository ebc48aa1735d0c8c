/** Takes the browser to another application's page. */
export const leavePage = (address: string): void => window.location.assign(address);

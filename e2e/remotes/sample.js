/*
 * The container of a remote that no build has made. It fails where the page's `fault` says: while its
 * entry runs, while its module is made, when its screen is drawn, or when its part of another's screen
 * is.
 */
{
  const name = 'valuation';
  const failAt = (place) => {
    if (window.fault === place) throw new Error(`a fault of ${name} at ${place}`);
  };
  failAt('entry');
  const { remotes } = JSON.parse(document.getElementById('registry').textContent);
  const { contractVersion } = remotes.find((served) => served.name === name);
  let react;

  const Screen = () => {
    const [count, setCount] = react.useState(0);
    failAt('screen');
    if (window.fault === 'loop') setCount(count + 1);
    return react.createElement('h1', null, 'Ocenění nemovitostí');
  };

  const Filling = () => {
    failAt('slot');
    return 'Ocenění k žádosti';
  };

  const remote = {
    name,
    contractVersion,
    routes: () => [{ path: '/valuation', Component: Screen }],
    translations: async () => ({ namespace: name, resources: {} }),
    slots: { 'loan-hub.documents-signing': async () => ({ default: Filling }) },
  };

  window.advisor_valuation = {
    init: async ({ react: versions }) => {
      const [provided] = Object.values(versions);
      react = (await provided.get())();
    },
    get: async () => () => {
      failAt('module');
      const another = window.fault === 'contract' && { contractVersion: contractVersion + 1 };
      return { default: { ...remote, ...another } };
    },
  };
}

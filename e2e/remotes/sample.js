/*
 * The container of a remote that no build has made. It fails where the page's `fault` says: while its
 * entry runs, when its screen is drawn, or when its part of another's screen is; or its screen never
 * comes: for want of its data, or because it suspends.
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

  const never = new Promise(() => {});
  const loader = () => (window.fault === 'endless loader' ? never : null);

  const Screen = () => {
    if (window.fault === 'suspended') react.use(never);
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
    routes: () => [{ path: '/valuation', loader, Component: Screen }],
    translations: async () => ({ namespace: name, resources: {} }),
    slots: { 'loan-hub.documents-signing': async () => ({ default: Filling }) },
  };

  window.advisor_valuation = {
    init: async ({ react: versions }) => {
      const [provided] = Object.values(versions);
      react = (await provided.get())();
    },
    get: async () => () => ({ default: remote }),
  };
}

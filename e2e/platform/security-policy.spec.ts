import { expect, test } from '../support/test';

/** What nothing of the product may be able to do; each would go unnoticed without the journeys' watch. */
const attempts = [
  {
    name: 'a script from elsewhere',
    directive: 'script-src-elem',
    run: () => {
      const { stolenPolicy } = window as unknown as {
        stolenPolicy: { createScriptURL: (url: string) => string };
      };
      const script = document.createElement('script');
      script.src = stolenPolicy.createScriptURL('https://elsewhere.example/code.js');
      document.head.append(script);
    },
  },
  {
    name: 'code from a string',
    directive: 'require-trusted-types-for',
    run: () => window.setTimeout('window.stolen = true'),
  },
  {
    name: 'an inline script',
    directive: 'require-trusted-types-for',
    run: () => {
      const script = document.createElement('script');
      script.textContent = 'window.stolen = true';
      document.head.append(script);
    },
  },
  {
    name: 'HTML from a string',
    directive: 'require-trusted-types-for',
    run: () => {
      document.createElement('div').innerHTML = '<img src="x" onerror="window.stolen = true">';
    },
  },
  {
    name: 'a policy of its own',
    directive: 'trusted-types',
    run: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => object };
      };
      trustedTypes.createPolicy('own', {});
    },
  },
  {
    name: 'a style element',
    directive: 'style-src-elem',
    run: () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    },
  },
];

interface Policy {
  createScriptURL: (url: string) => string;
}

interface PolicyWindow {
  stolenPolicy?: Policy;
  trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy };
}

/** Runs before the page's own code, which nothing of the product can: it has a policy that allows all. */
function stealPolicy(): void {
  const page = window as unknown as PolicyWindow;
  page.stolenPolicy = page.trustedTypes.createPolicy('advisor_signing', {
    createScriptURL: (url) => url,
  });
}

test('no script makes the policy of a remote that is not loaded yet', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refusal = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as PolicyWindow;
    try {
      trustedTypes.createPolicy('advisor_modelation', { createScriptURL: (url) => url });
      return 'made';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('belongs to a remote');
});

test('what the policy forbids does not run, and is noticed', async ({
  page,
  signInAs,
  violations,
}) => {
  await signInAs('advisor');
  await page.addInitScript(stealPolicy);
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { name, directive, run } of attempts) {
    await test.step(name, async () => {
      await page.evaluate(run).catch(() => undefined);
      await expect.poll(() => violations.map((each) => each.directive)).toContain(directive);
      violations.length = 0;
    });
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('a link to a remote on somebody’s machine does nothing where no machine is listed', async ({
  context,
  page,
  server,
  signInAs,
}) => {
  const machine = 'http://localhost:3005';
  await signInAs('advisor');
  const value = encodeURIComponent(`case@${machine}`);
  await context.addCookies([{ name: 'advisor-overrides', value, url: server.url }]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(machine)) asked.push(request.url());
  });
  const response = await page.goto(`/general-documents?override=case@${machine}`);
  expect(await response?.headerValue('content-security-policy')).not.toContain('localhost');
  await expect(page.getByRole('heading', { name: 'Obecné dokumenty', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ukončit/ })).toBeHidden();
  expect(asked).toEqual([]);
});

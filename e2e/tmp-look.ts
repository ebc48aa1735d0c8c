import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4100';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const jobs: [string, string, string, number[]][] = JSON.parse(process.env.JOBS!);
for (const [login, name, path, widths] of jobs)
  for (const w of widths) {
    const c = await b.newContext({
      viewport: { width: w, height: w < 600 ? 800 : w > 1500 ? 1080 : 800 },
      locale: 'cs-CZ',
    });
    const p = await c.newPage();
    const r = await p.request.post(base + '/api/v1/auth/sign-in', {
      data: { login, password: 'demo' },
    });
    if (!r.ok()) console.log(name, r.status());
    await p.goto(base + path);
    await p.waitForLoadState('networkidle');
    await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: true });
    const o = await p.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
      document.title,
    ]);
    console.log(name, w, ...o);
    await c.close();
  }
await b.close();

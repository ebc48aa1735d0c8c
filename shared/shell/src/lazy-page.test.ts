import type { LoaderFunctionArgs } from 'react-router-dom';
import { lazyPage } from './lazy-page';

const args = {} as LoaderFunctionArgs;
const Page = () => 'page';

it('loads the code beside the data, not before it', async () => {
  const order: string[] = [];
  const { loader, Component } = lazyPage(
    async () => {
      order.push('code starts');
      await Promise.resolve();
      order.push('code is here');
      return { default: Page };
    },
    async () => {
      order.push('data starts');
      return 'data';
    },
  );
  await expect(loader(args)).resolves.toBe('data');
  expect(order).toEqual(['code starts', 'data starts', 'code is here']);
  expect(Component()).toMatchObject({ type: Page });
});

it('tries a failed import again with the next navigation', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Page }>, []>()
    .mockRejectedValueOnce(new Error('chunk is missing'))
    .mockResolvedValue({ default: Page });
  const { loader, Component } = lazyPage(load);
  await expect(loader(args)).rejects.toThrow('chunk is missing');
  expect(Component()).toBeNull();
  await loader(args);
  expect(Component()).toMatchObject({ type: Page });
});

it('does not wait for the code when the loader leads elsewhere', async () => {
  const elsewhere = new Response(null, { status: 302 });
  const { loader } = lazyPage(
    () => new Promise(() => undefined),
    () => Promise.reject(elsewhere),
  );
  await expect(loader(args)).rejects.toBe(elsewhere);
});

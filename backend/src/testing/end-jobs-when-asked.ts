import type { TestApp } from './test-app';

/** Jobs are done in the moment in which somebody asks how far they are. */
export function endJobsWhenAsked(backend: TestApp): void {
  const { db } = backend.app.backend;
  const select = db.select.bind(db);
  const spy = jest.spyOn(db, 'select').mockImplementation(((fields?: object) => {
    const isProgress = fields !== undefined && 'progress' in fields && 'state' in fields;
    if (!isProgress) return select(fields as never);
    const from = (table: never) => ({
      where: async (condition: never) => {
        spy.mockRestore();
        await backend.app.jobs.runDue();
        return select(fields as never)
          .from(table)
          .where(condition);
      },
    });
    return { from };
  }) as typeof db.select);
}

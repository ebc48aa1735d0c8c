import { watchEventLoop } from '../platform/watchdog/watch-event-loop';

/** What a fault of the product would be. */
function standStill(name: string): never {
  for (;;) if (name === '') process.stdout.write(name);
}

async function hang(): Promise<void> {
  await watchEventLoop(2);
  process.stdout.write('watched\n');
  standStill('Jan Novák');
}

void hang();

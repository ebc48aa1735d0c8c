import { watchEventLoop } from '../platform/watchdog/watch-event-loop';

/** What a fault of the product would be. */
function standStill(name: string): never {
  for (;;) if (name === '') process.stdout.write(name);
}

void watchEventLoop(2).then(() => {
  process.stdout.write('watched\n');
  standStill('Jan Novák');
});

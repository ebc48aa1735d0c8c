import { changesIn } from './changes';
import { nbsp } from '../testing/render-modelation';

it.each<['money' | 'percent', number, number, [string, string] | undefined]>([
  ['money', 15_183, 15_402, ['15_183_Kč', '15_402_Kč']],
  ['money', 5_466_001.4, 5_544_720.2, ['5_466_001_Kč', '5_544_720_Kč']],
  ['money', 99_999.61, 100_000, ['99_999,61_Kč', '100_000_Kč']],
  ['money', 15_183, 15_183, undefined],
  ['percent', 4.79, 4.99, ['4,79_%', '4,99_%']],
  ['percent', 4.79, 4.790001, undefined],
])('writes a change of %s from %d to %d', (unit, seen, now, texts) => {
  const changes = changesIn([{ fact: 'Údaj', unit, seen, now }]);
  expect(changes).toEqual(
    texts ? [{ fact: 'Údaj', seen: nbsp(texts[0]), now: nbsp(texts[1]) }] : [],
  );
});

import { games } from '../../src/games/index.ts';
import { measureResume } from './resume.ts';

for (const entry of games) {
  const { answers, replayed, milliseconds } = measureResume(await entry.load());
  console.log(
    `${entry.id}: a match with ${answers} answers is resumed in ${milliseconds.toFixed(1)} ms (wanted: under 100), ${replayed} of them replayed`,
  );
}

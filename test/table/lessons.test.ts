import { expect, it } from 'vitest';
import { Lessons } from '../../src/table/lessons.ts';

const all = [
  { title: 'first', text: '', now: '', rules: [] },
  { title: 'second', text: '', now: '', rules: [] },
  { title: 'of bids', text: '', now: '', rules: [], asks: ['bid'] },
  { title: 'last', text: '', now: '', rules: [] },
];

/** A match in its first round, which notes its lessons. */
function match() {
  const noted: { round: number; place: number }[] = [];
  return {
    round: 1,
    over: false,
    noted,
    noteLesson: (round: number, place: number) => void noted.push({ round, place }),
  };
}

function tell(lessons: Lessons, ask: string): string | undefined {
  const due = lessons.due(ask);
  if (due === undefined) return undefined;
  lessons.tell(due);
  return `${due.number} ${due.title}`;
}

it('a lesson is due once a round in order, or before the first question that it explains', () => {
  const taught = match();
  const lessons = new Lessons(all, taught);
  expect(tell(lessons, 'move')).toBe('1 first');
  expect(tell(lessons, 'move')).toBeUndefined();
  expect(tell(lessons, 'bid')).toBe('2 of bids');
  expect(tell(lessons, 'bid')).toBeUndefined();
  expect(lessons.last).toMatchObject({ title: 'of bids', number: 2, of: 4 });
  taught.round = 2;
  expect(tell(lessons, 'bid')).toBe('3 second');
  taught.round = 3;
  expect(tell(lessons, 'move')).toBe('4 last');
  taught.round = 4;
  expect(tell(lessons, 'move')).toBeUndefined();
  expect(taught.noted.map(({ place }) => place)).toEqual([0, 2, 1, 3]);
});

it('a lesson that explains questions is told in its turn if none of them has come', () => {
  const taught = match();
  const lessons = new Lessons(all, taught);
  const told = [1, 2, 3, 4].map((round) => {
    taught.round = round;
    return tell(lessons, 'move');
  });
  expect(told).toEqual(['1 first', '2 second', '3 of bids', '4 last']);
});

it('a resumed match repeats none of its lessons, whether or not its file says which ones they were', () => {
  const taught = match();
  const told = new Lessons(all, taught, [
    { round: 1, place: 0 },
    { round: 1, place: 2 },
  ]);
  expect(told.due('bid')).toBeUndefined();
  expect(told.last).toMatchObject({ title: 'of bids', number: 2 });
  const older = new Lessons(all, { ...taught, round: 3 }, [{ round: 1 }, { round: 2 }]);
  expect(older.last).toMatchObject({ title: 'second', number: 2 });
  expect(older.due('move')).toMatchObject({ title: 'of bids', number: 3 });
});

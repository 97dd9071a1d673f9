import { expect, it } from 'vitest';
import { compare, median } from './ratio.ts';

it('the median does not depend on the order', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([5])]).toEqual([2, 2.5, 5]);
});

it('alternatives take turns, run equally often, and do not always follow the same one', async () => {
  const order: string[] = [];
  const alternative = (name: string) => () => {
    order.push(name);
    return 10;
  };
  const measured = await compare({ a: alternative('a'), b: alternative('b') }, { rounds: 3, warmUp: 1 });
  expect(order.join('')).toBe('abbaabba');
  expect(measured.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(measured[0]?.ratio).toBe(1);
});

import type { Words } from '../../../../src/engine/words.ts';

export const words: Words = {
  asks: {
    bid: () => 'Bid how many coins?',
    chip: () => 'Which chip?',
    swap: () => 'Swap which card?',
    draw: () => 'Draw how many?',
    act: () => 'What do you do?',
    plant: () => 'Plant what?',
    pay: () => 'Pay a coin?',
    keep: () => 'Keep which?',
    to: () => 'Give to whom?',
    amount: () => 'Give how many coins?',
  },
  log: {
    weather: ({ figures }) => `The sky shows ${figures?.['sky']}.`,
    bid: ({ seat, figures }, say) => `${say.seat(seat ?? 0)} bids ${figures?.['bid']}.`,
  },
  refusals: { 'own-seat': () => 'You cannot give to yourself.' },
  names: { oak: 'Oak', apple: 'Apple tree', hedge: 'Hedge', nettle: 'Nettles' },
  notes: { apple: 'Pays a coin when planted.' },
  forecast: {
    income: ({ figures }) => `The next round pays ${figures?.['least']} or ${figures?.['most']} coins.`,
    over: () => 'This round is the last.',
  },
  aim: () => ({
    you: 'You plant a garden. The most points win.',
    points: [{ source: 'apple', worth: '2 each', rule: 'TOY-1' }],
    round: 'A round: everybody plants once.',
    end: 'After three rounds.',
    plan: 'Plant early. Keep a coin.',
  }),
  cautions: { worthless: 'It is worth no points.', 'gives-away': 'You get nothing for it.' },
};

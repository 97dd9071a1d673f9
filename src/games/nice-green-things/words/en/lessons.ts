import type { Lesson } from '../../../../engine/words.ts';
import type { NiceComponents } from '../../components.ts';

/** The lessons of a first match, one for each of the player's first turns, with the figures in use. */
export const lessonsFor =
  ({ cashStart, die, queuePointLimit, queueSize, targetFactor }: NiceComponents) =>
  (): readonly Lesson[] => [
    {
      title: 'The queue, and who pays whom',
      text: `Each turn you may buy one of the ${queueSize} projects in the queue. The front one is free; each place further back costs one queue point more, and what you pay goes to the other player. Nobody may have fewer than −${queuePointLimit}.`,
      now: 'move along the queue and read below it what each project brings. Press i for a hint.',
      rules: ['NGT-QUEUE-02', 'NGT-QUEUE-03', 'NGT-QUEUE-05'],
    },
    {
      title: 'Eco systems have rows',
      text: 'Cards of one colour make an eco system. Its rows are habitat at the bottom, science in the middle, pops (animals or plants) at the top. Each kind of pop counts as often as the least of its own symbols, the science symbols, and the habitat symbols. With an empty row nothing counts.',
      now: 'choose a colour to gather, look which row of it is still empty, and put a card there that has a symbol for it.',
      rules: ['NGT-ECO-02', 'NGT-SCORE-01', 'NGT-ECO-12'],
      asks: ['to', 'row'],
    },
    {
      title: 'Cashflow is a level',
      text: `Your cashflow starts at ${cashStart}. Symbols on your cards raise or lower it, and it must never be negative. It is not spent: a visitor centre that raises it pays for all cards that lower it.`,
      now: 'projects that you cannot afford are greyed; press w for the reason. One card that raises cashflow early makes the rest possible.',
      rules: ['NGT-CASH-01', 'NGT-CASH-05', 'NGT-CASH-06'],
    },
    {
      title: 'The secret target',
      text: `Of each kind of pop the player with more scores one point for each of their own; equal numbers score nothing. The kinds on your secret target count ${targetFactor} times as much for you.`,
      now: 'press h for your target. To have one more than the other of a kind is enough: see what they gather with b.',
      rules: ['NGT-SCORE-03', 'NGT-SCORE-04', 'NGT-SCORE-06'],
    },
    {
      title: 'The die takes a project away',
      text: `After buying, a die of ${die} sides trashes the project at the place that it shows; then the queue moves up and is filled. What you leave for your next turn may be gone, or cheaper. If you buy nothing, the front project is trashed.`,
      now: 'is the project that you want worth its price now, or will it move up to you?',
      rules: ['NGT-QUEUE-12', 'NGT-QUEUE-17', 'NGT-QUEUE-11'],
    },
    {
      title: 'Moving cards between rows',
      text: 'While you add a card to an eco system, its other cards may change rows, each to a row of which it has a symbol. A card counts only for the row in which it lies.',
      now: 'when you add a card, try the row that is the weakest: the board shows what the eco system would be worth.',
      rules: ['NGT-ECO-09', 'NGT-ECO-05'],
      asks: ['rearrange'],
    },
    {
      title: 'Rescue projects',
      text: 'A rescue project lies beside your eco systems. On your turn you may exchange it for the project on top of the trash pile, without queue points, as long as your cashflow allows.',
      now: 'look at the top of the trash pile before each turn ends.',
      rules: ['NGT-RESC-01', 'NGT-RESC-03', 'NGT-RESC-05'],
      asks: ['exchange', 'roll', 'end-turn'],
    },
    {
      title: 'The end',
      text: 'When the stock is empty the queue shrinks, and the game ends with its last project. Queue points and cashflow that are left score nothing.',
      now: 'press f for what is left in the stock, and fill the rows that are still empty.',
      rules: ['NGT-END-01', 'NGT-END-03', 'NGT-SCORE-09'],
    },
  ];

import type { Facts } from '../../../manifest.ts';

/** Facts about the game that are available before it is loaded. */
export const facts: Facts = {
  title: 'Reputation',
  about:
    'Bid workers on profitable private projects and on public ones that save your name: the least reputable company is out.',
  minutes: '45 minutes',
  reconstructed: 'the projects, corporations and CEOs',
};

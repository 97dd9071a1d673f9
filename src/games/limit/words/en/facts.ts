import type { Facts } from '../../../manifest.ts';

/** Facts about the game that are available before it is loaded. */
export const facts: Facts = {
  title: 'Limit',
  about:
    'Lead a nation from 1850 to 2060: play policies, feed and please your people, and keep the world from its limits.',
  minutes: '30 minutes a nation',
  reconstructed: 'track ends, fossil and pollution costs, price charts; solo events are our own',
};

import type { DemoTexts } from '../../../manifest.ts';

/** The texts of the demo. */
export const demo: DemoTexts = {
  title: 'Template Game',
  captions: [
    'Template Game: one lot after another is sold. All bid in secret; the highest bid pays.',
    'The garden is worth three points. Ann bids as much for it, and Bo and Cy bid less.',
    "The wood is worth six. Bo and Cy bid the same; Bo is the first seat now, so the wood is Bo's.",
    'The first seat passes to the left after every auction.',
    'Two lots are left. Cy has saved enough for the lake.',
    'Nobody bids for the last lot: it is put aside.',
    "The most points win. Cy's lots make 19 points, more than anybody else's: Cy wins with 19.",
    'May Bo bid more money than he has?',
    "The board: the lot for sale, then each player's money and lots.",
  ],
};

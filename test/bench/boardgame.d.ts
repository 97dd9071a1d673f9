// Installed by `npm run bench` alone: the type check of the program does without it.
declare module 'boardgame.io/*';

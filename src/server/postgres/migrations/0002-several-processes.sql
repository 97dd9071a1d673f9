-- needs: 2
-- What several processes must know of each other: who is alive, who is logged in where, which process lets the bots of
-- a match think, what was said about an undo, and which keys are banned.
CREATE TABLE green_games.processes (
  id text PRIMARY KEY,
  -- The version of its program.
  program text NOT NULL,
  -- Until when it counts as alive, by the clock of the database; it renews this every few seconds.
  until timestamptz NOT NULL,
  -- Who is logged in there.
  here text NOT NULL
);

ALTER TABLE green_games.matches
  -- Whether a bot or a forced answer comes next.
  ADD COLUMN due boolean NOT NULL DEFAULT false,
  -- The process that gives it, as long as that process is alive.
  ADD COLUMN runner text;
CREATE INDEX ON green_games.matches (match) WHERE due;

CREATE TABLE green_games.undo_words (
  serial bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  match text NOT NULL REFERENCES green_games.matches,
  -- The number of records that the match had; the word is void once it has more.
  number integer NOT NULL,
  seat integer NOT NULL,
  word text NOT NULL CHECK (word IN ('ask', 'agree', 'decline'))
);
CREATE INDEX ON green_games.undo_words (match, number, serial);

CREATE TABLE green_games.bans (
  fingerprint text PRIMARY KEY
);

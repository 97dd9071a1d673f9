-- needs: 1
-- Everything that a server stores. Records and things are kept as the text that a folder's files hold, so that moving
-- them changes nothing. `changed` is the transaction that last wrote a row: pollers read what is newer than their last
-- snapshot.
CREATE TABLE green_games.matches (
  match text PRIMARY KEY,
  -- The number of its records. Whoever adds records locks this row and names the number before them.
  number integer NOT NULL CHECK (number >= 0)
);

CREATE TABLE green_games.records (
  match text NOT NULL REFERENCES green_games.matches,
  -- From 1, without gaps.
  number integer NOT NULL CHECK (number >= 1),
  record text NOT NULL,
  PRIMARY KEY (match, number)
);

CREATE TABLE green_games.people (
  id text PRIMARY KEY,
  skeleton text NOT NULL CONSTRAINT people_skeleton UNIQUE,
  record text NOT NULL,
  changed xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX ON green_games.people (changed);

CREATE TABLE green_games.keys (
  fingerprint text CONSTRAINT keys_fingerprint PRIMARY KEY,
  person text NOT NULL REFERENCES green_games.people ON DELETE CASCADE
);
CREATE INDEX ON green_games.keys (person);

CREATE TABLE green_games.tables (
  id text PRIMARY KEY,
  record text NOT NULL,
  changed xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX ON green_games.tables (changed);

CREATE TABLE green_games.grants (
  id text PRIMARY KEY,
  record text NOT NULL
);

CREATE TABLE green_games.remarks (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "table" text NOT NULL,
  record text NOT NULL,
  changed xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX ON green_games.remarks ("table", number);
CREATE INDEX ON green_games.remarks (changed);

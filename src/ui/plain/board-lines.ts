import { shownText } from '../../engine/shown-text.ts';
import type { Spoken, SpokenVoice } from '../../engine/spoken.ts';
import type { Reading, TableFacts } from '../../table/seat-view.ts';
import { listenWords } from '../../words/index.ts';
import { type Speech, spokenNote } from '../words/sentences.ts';

/** The names that a game's sentences use at this table. */
function voiceOf({ words, say }: Speech): SpokenVoice {
  return {
    seat: (seat) => say.seat(seat),
    name: (word) => say.name(word),
    note: (id) => spokenNote(id, { words })?.replace(/\.$/u, ''),
  };
}

/** A board in sentences, from one seat's view. */
export class BoardLines {
  private readonly voice: SpokenVoice;

  constructor(
    private readonly spoken: Spoken,
    private readonly sitters: TableFacts['sitters'],
    speech: Speech,
  ) {
    this.voice = voiceOf(speech);
  }

  /** The state of the match and of the reader, in one line. */
  status(reading: Pick<Reading, 'view'>): string {
    return this.spoken.status(reading.view(), this.voice);
  }

  /** The situation before the first question, in at most five sentences. */
  situation(reading: Pick<Reading, 'view'>): readonly string[] {
    const view = reading.view();
    return [this.spoken.status(view, this.voice), ...this.spoken.situation(view, this.voice)];
  }

  hand(reading: Pick<Reading, 'view'>): readonly string[] {
    const lines = this.spoken.hand(reading.view(), this.voice);
    return lines.length === 0 ? [listenWords().emptyHand] : lines;
  }

  /**
   * A part of the board: a topic, a player's name or its beginning, `me`, or a place on the board.
   * @param word as typed; empty lists the topics
   */
  about(reading: Pick<Reading, 'view' | 'seat'>, word: string): readonly string[] {
    const view = reading.view();
    const topics = this.spoken.topics(view, this.voice);
    const names = this.sitters.map(({ seat }) => this.voice.seat(seat));
    if (word === '') return [listenWords().topics([...topics.map((topic) => topic.word), ...names])];
    const typed = word.toLowerCase();
    const seats = this.sitters.map(({ seat }) => seat);
    const seat =
      typed === 'me'
        ? (reading.seat ?? undefined)
        : (seats.find((each) => this.voice.seat(each).toLowerCase() === typed) ??
          onlyOne(seats.filter((each) => this.voice.seat(each).toLowerCase().startsWith(typed))));
    const topic =
      topics.find((each) => each.word === typed) ??
      (seat === undefined ? onlyOne(topics.filter((each) => each.word.startsWith(typed))) : undefined);
    if (topic !== undefined) return topic.lines();
    if (seat !== undefined) return this.spoken.seat(view, seat, this.voice);
    return (
      this.spoken.place?.(view, word, this.voice) ?? [
        listenWords().noTopic(shownText(word), [...topics.map((each) => each.word), ...names]),
      ]
    );
  }
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

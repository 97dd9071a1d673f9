import type { Glyphs } from '../../drawing/glyphs.ts';
import type { Size } from '../../drawing/layout.ts';
import { bold, dim, type Line, painted, spread } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import type { Showing, Stop } from '../../replay/showing.ts';
import type { Preferences } from '../../table/preferences.ts';
import { reviewWords, signs } from '../../words/index.ts';
import { type ActionId, keyNameOf } from '../keys.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { Scroll } from '../overlays/overlay.ts';
import { scrolled } from '../overlays/scroll.ts';
import { curveChapters, plotsOf } from '../plots.ts';
import type { ReviewLane } from '../review-lane.ts';
import type { Voice } from '../voice.ts';
import { accuracyTexts, curveTexts, judgedText, reviewNotes, turnText } from '../words/review.ts';

/** From this width on, the lane is beside the board, which keeps the usual width. */
const LEAST_BESIDE = 116;
/** The widest lane beside a board. */
const MOST_LANE = 56;

/** What the lane reads of a replay. */
interface ReplayRead {
  readonly size: Size;
  readonly showing: Showing;
  readonly here: Stop;
  readonly voice: Voice;
  readonly glyphs: Glyphs;
  readonly preferences: Preferences;
}

/** The room of the lane: beside the board, or the lower half of the screen. */
export function laneRoom({ columns, rows }: Size): Size & { readonly isBeside: boolean } {
  const beside = laneColumns(columns);
  const body = rows - 2;
  return beside > 0
    ? { columns: beside, rows: body, isBeside: true }
    : { columns, rows: Math.floor(body / 2), isBeside: false };
}

/** Whether the lane is too small for its whole text. */
export function isLaneCut(replay: ReplayRead, lane: ReviewLane): boolean {
  const room = laneRoom(replay.size);
  return laneLines(replay, lane, room.columns).length > room.rows;
}

/** The width of the lane beside the board; 0 if there is no room for it. */
function laneColumns(columns: number): number {
  return columns < LEAST_BESIDE ? 0 : Math.min(MOST_LANE, columns - 81);
}

/** The lane's text on the current decision, with the curve of the match below it. */
function laneLines(replay: ReplayRead, lane: ReviewLane, columns: number): Line[] {
  return [...textLines(replay, lane, columns), ...curveLines(replay, lane, columns)];
}

function textLines(replay: ReplayRead, lane: ReviewLane, columns: number): Line[] {
  return [...headLines(lane, replay, columns), ...decisionLines(replay, lane, columns)];
}

/** The same as a page of its own, with everything that the curve shows in sentences, too. */
export function reviewOverlay(lane: ReviewLane): Overlay<ReplayRead> {
  const scroll = new Scroll();
  return {
    id: 'review',
    title: reviewWords().lane.title,
    lines: (replay, { columns, rows }) => {
      const { showing, voice } = replay;
      const { people, curve, turns } = lane.summary;
      const { turns: turnsHead, dearest } = reviewWords();
      const parts = [
        people.length === 0 ? [] : reviewNotes(showing),
        ...people.flatMap((person) => {
          const { whole, steps } = accuracyTexts(person, showing);
          const costly = person.dearest.flatMap((each) => {
            const { heading, verdict } = judgedText(each, showing);
            return [heading, `  ${verdict}`];
          });
          return [[whole, ...steps], costly.length === 0 ? [] : [dearest, ...costly]];
        }),
        turns.length === 0 ? [] : [turnsHead, ...turns.map((turn) => turnText(turn, showing))],
        curveTexts(curve, showing),
      ];
      const lines = [
        ...headLines(lane, replay, columns, false),
        ...decisionLines(replay, lane, columns),
        ...curveLines(replay, lane, columns),
        ...parts
          .filter((texts) => texts.length > 0)
          .flatMap((texts) => [[], ...texts.flatMap((text) => sentenceLines(voice.text(text), columns))]),
      ];
      return scrolled(lines, rows, scroll);
    },
    press: (key) => scroll.press(key),
  };
}

/** The lane in this number of rows: if they do not suffice, the last one names the key that shows everything. */
export function fittedLane(replay: ReplayRead, lane: ReviewLane): Line[] {
  const { columns, rows } = laneRoom(replay.size);
  const whole = laneLines(replay, lane, columns);
  if (whole.length <= rows) return whole;
  // A part of the curve would say nothing.
  const lines = textLines(replay, lane, columns);
  const more = reviewWords().lane.more(keyName(replay, 'review'));
  return [
    ...lines.slice(0, Math.max(0, rows - 1)),
    ...wrap(more, columns - 2)
      .slice(0, 1)
      .map((text): Line => [' ', dim(text)]),
  ];
}

/** @param isTitled whether the title is shown, which a page has of its own */
function headLines(lane: ReviewLane, replay: ReplayRead, columns: number, isTitled = true): Line[] {
  const { lane: words, progress } = reviewWords();
  const { done, all } = lane.progress;
  const count = all === null || (done === 0 && !lane.isMaking) ? '' : progress(done, all);
  const title = isTitled
    ? spread([' ', bold(words.title)], [dim(`${count} `)], columns, replay.glyphs.more)
    : ([' ', dim(count)] as Line);
  if (lane.isMaking || lane.isWhole) return [title];
  const offer =
    done === 0
      ? `${words.none}${signs().gap}${words.offer(keyName(replay, 'judge'))}`
      : words.goOn(keyName(replay, 'judge'));
  return [title, ...sentenceLines(offer, columns)];
}

function decisionLines(replay: ReplayRead, lane: ReviewLane, columns: number): Line[] {
  const { showing, here, voice } = replay;
  const { lane: words } = reviewWords();
  const decision = lane.at(here.answered);
  if (decision === undefined) {
    const text = lane.isDecision(here.answered) ? words.unjudged : words.noChoice;
    return lane.progress.done === 0 && !lane.isMaking ? [] : sentenceLines(text, columns);
  }
  const { heading, verdict, given, others, because } = judgedText(decision, showing);
  const marked = decision.cost > 0 ? '!' : replay.glyphs.check;
  const told = (text: string, indent = 1): Line[] =>
    wrap(voice.text(text), columns - indent - 1).map((row): Line => [' '.repeat(indent), row]);
  return [
    ...told(`${showing.say.seat(decision.seat)}${signs().colon}${heading}`),
    ...wrap(voice.text(verdict), columns - 4).map(
      (row, index): Line => [
        ' ',
        painted(index === 0 ? marked : ' ', decision.cost > 0 ? 'bad' : 'good', true),
        ' ',
        bold(row),
      ],
    ),
    ...told(given, 3),
    ...(others.length === 0 ? [] : told(words.others, 1)),
    ...others.flatMap((text) => told(text, 3)),
    ...because.flatMap((text) => told(text, 1)),
  ];
}

/** The curve of all seats, with a mark at the place that is shown. */
function curveLines(replay: ReplayRead, lane: ReviewLane, columns: number): Line[] {
  const { curve } = lane.summary;
  const named = { name: () => replay.voice.text(reviewWords().lane.curve) };
  return plotsOf(
    [{ name: 'shares' }],
    curveChapters(curve),
    named,
    replay.glyphs,
    columns,
    replay.here.answered,
  );
}

/** The name of an action's key, with the person's own bindings. */
function keyName({ preferences }: ReplayRead, action: ActionId): string {
  return keyNameOf(action, preferences.keys);
}

function sentenceLines(text: string, columns: number): Line[] {
  return wrap(text, columns - 2).map((row): Line => [' ', dim(row)]);
}

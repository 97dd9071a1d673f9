import { isLargeEnough } from '../drawing/layout.ts';
import { characters } from '../drawing/text.ts';
import { ownerLetter } from '../drawing/theme.ts';
import type { Seat, Value } from '../engine/question.ts';
import { noteWords, screenWords } from '../words/index.ts';
import { type ActionId, actionFor, type KeyName, typedInto } from './keys.ts';
import type { MatchScreen } from './match-screen.ts';
import { aimOverlay, lessonOverlay } from './overlays/aim.ts';
import { logOverlay } from './overlays/log.ts';
import { notesOverlay, toggleBookmark } from './overlays/notes.ts';
import { reasonsOverlay } from './overlays/reasons.ts';
import { rulesOverlay } from './overlays/rules.ts';
import { standingsOverlay } from './overlays/standings.ts';
import { undoOverlay } from './overlays/undo.ts';
import { explainOverlay, whyOverlay } from './overlays/why.ts';
import { promptContext } from './prompt-context.ts';
import { shapeOf } from './prompts/index.ts';
import { ruleOfOption } from './prompts/option-text.ts';
import {
  askToConfirm,
  attempt,
  completedText,
  letGo,
  type Prompt,
  readTyped,
  refuse,
  typeText,
} from './prompts/prompt.ts';
import { nextPart } from './scenes/telling.ts';

/** Carries out a key's current action, with the person's own key bindings applied. */
export function press(typed: KeyName, screen: MatchScreen): void {
  const key = screen.boundKey(typed);
  if (key === 'ctrl-c') {
    screen.leave();
    return;
  }
  screen.forgetRemark();
  // A key that is held down answers only one question.
  if (screen.pauses.isHeld(key)) {
    if (screen.situation === 'asking') screen.remark(screenWords().pressAgain);
    return;
  }
  if (!isLargeEnough(screen.size) || screen.leaving) return;
  const { overlay, scene } = screen;
  // A story is followed by a question, a lesson over it, or the report of the end.
  const isChoice = (key === 'enter' || key === ' ') && scene.kind !== 'telling';
  if (screen.pauses.isOneTooMany(isChoice)) {
    const isAsked = overlay === null && scene.kind === 'asking';
    screen.remark(isAsked ? screenWords().pressAgain : screenWords().pressAgainToGoOn);
    return;
  }
  if (overlay !== null) {
    screen.pressInOverlay(key, typed);
    // The key that closed an overlay must not also answer the question under it.
    if (screen.overlay === null) screen.pauses.spend();
    return;
  }
  const { situation, prompt } = screen;
  // The seat's letter takes the seat, whatever is bound to that key.
  if (scene.kind === 'handing-over' && typed === ownerLetter(scene.seat)) runAction('take-seat', screen);
  else if (situation === 'typing' && prompt !== null) pressWhileTyping(key, prompt, screen);
  else if (situation === 'confirming' && prompt !== null) pressToConfirm(key, prompt, screen);
  else if (
    prompt !== null &&
    situation === 'asking' &&
    shapeOf(promptContext(screen, prompt)).press(key, promptContext(screen, prompt))
  ) {
    screen.say(null);
  } else if (situation === 'over' && screen.report.press(key)) {
    screen.changed();
  } else {
    const action = actionFor(key, situation);
    if (action !== undefined && !screen.hidden.has(action)) runAction(action, screen);
    else if (situation === 'thinking' && actionFor(key, 'asking') === 'undo' && screen.options.undo) {
      if (screen.undoSeat === null && !screen.hasUndoRequest) screen.remark(screenWords().undoLater);
      else runAction('undo', screen);
    } else if (key === 'shift-tab') screen.nextPane(-1);
  }
}

function pressWhileTyping(key: KeyName, prompt: Prompt, screen: MatchScreen): void {
  const typed = prompt.typed ?? '';
  const namesOf = (value: Value) =>
    [screen.voice.option(prompt.question, value), ...screen.voice.otherNames(value)] as const;
  if (key === 'escape') typeText(prompt, null);
  else if (key === 'backspace') typeText(prompt, characters(typed).slice(0, -1).join(''));
  else if (key === 'tab') typeText(prompt, completedText(prompt, typed, namesOf));
  else if (key === 'enter') {
    const reading = readTyped(prompt, typed, namesOf);
    if (reading.kind === 'several') screen.say(screenWords().severalFit(reading.names));
    else tryAnswer(reading.value, prompt, screen);
  } else {
    const longer = typedInto(typed, key);
    if (longer !== undefined) typeText(prompt, longer);
  }
  screen.changed();
}

function pressToConfirm(key: KeyName, prompt: Prompt, screen: MatchScreen): void {
  const { caution } = prompt;
  if (caution === null) return;
  if (key === 'y') screen.answer(caution.cut?.given ?? caution.value);
  else if (key === 'escape' || key === 'n') {
    letGo(prompt);
    screen.changed();
  }
}

/** Gives the answer, asks for confirmation, or says why it is refused; in the latter cases the typed text stays. */
function tryAnswer(value: unknown, prompt: Prompt, screen: MatchScreen): void {
  const tried = attempt(prompt.question, prompt.inquiry, value);
  if (tried.kind === 'refused') refuse(prompt, tried.barred);
  else if (tried.kind === 'caution') askToConfirm(prompt, tried);
  else {
    // The rules limit the given value again, so the log can say what was wanted.
    screen.answer(tried.cut?.given ?? tried.value);
    return;
  }
  screen.changed();
}

/** Carries out an action of the key table, whether a key or the palette asked for it. */
export function runAction(action: ActionId, screen: MatchScreen): void {
  const { prompt, scene } = screen;
  switch (action) {
    case 'choose':
      if (prompt !== null) choose(prompt, screen);
      break;
    case 'type':
      if (prompt !== null) typeText(prompt, '');
      // People may type names in any language.
      screen.session.loadOtherNames?.().catch((error: unknown) => screen.fail(error));
      screen.changed();
      break;
    case 'back':
      if (screen.halfMade) screen.undo(null);
      else if (prompt !== null) {
        letGo(prompt);
        screen.say(screenWords().backNothing);
      }
      break;
    case 'next':
    case 'skip':
      if (scene.kind === 'telling') goOn(action, screen);
      break;
    case 'take-seat':
      if (screen.pauses.isQuiet) screen.takeSeat();
      else screen.remark(screenWords().waitToSit);
      break;
    case 'finish':
      screen.finish('over');
      break;
    case 'walk-through':
      screen.finish('walk-through');
      break;
    case 'undo':
      undo(screen);
      break;
    case 'hurry':
      screen.pauses.spend();
      screen.session.hurry();
      break;
    case 'close':
      screen.remark(screenWords().matchStays);
      break;
    case 'leave':
      screen.leave();
      break;
    case 'telling':
      screen.nextTelling();
      break;
    default:
      if (!screen.runShared(action)) open(action, screen);
  }
}

function open(action: ActionId, screen: MatchScreen): void {
  const { prompt, scene } = screen;
  const lesson = screen.session.lessons?.last;
  if (action === 'aim') screen.open(aimOverlay(screen, runAction));
  else if (action === 'lesson' && lesson !== undefined) {
    screen.open(lessonOverlay(lesson, () => screen.open(rulesOverlay(screen, lesson.rules[0]))));
  } else if (action === 'log') screen.open(logOverlay());
  else if (action === 'standings') screen.open(standingsOverlay());
  else if (action === 'bookmark') toggleBookmark(screen);
  else if (action === 'note' && screen.notebook === undefined) screen.remark(noteWords().unsaved);
  else if (action === 'note' && screen.notebook !== undefined)
    screen.open(notesOverlay(screen.notebook, screen.goesToNotes));
  else if (action === 'reasons') screen.open(reasonsOverlay());
  else if (action === 'why' && prompt !== null) screen.open(whyOverlay(prompt));
  else if (action === 'explain' && prompt !== null) {
    const overlay = explainOverlay(prompt, screen.voice);
    if (overlay !== undefined) screen.open(overlay);
  } else if (action === 'rules') {
    const told = scene.kind === 'telling' ? scene.pages[scene.page]?.entries.at(-1)?.rule : undefined;
    const own = prompt === null ? undefined : ruleOfOption(prompt, prompt.items[prompt.cursor], screen.voice);
    const rule = prompt?.refused?.rule ?? own ?? told ?? '';
    screen.open(rulesOverlay(screen, screen.voice.rules(rule)[0]));
  }
}

function choose(prompt: Prompt, screen: MatchScreen): void {
  if (prompt.amount !== null) {
    if (prompt.isEmpty && prompt.digits === '') screen.say(screenWords().amountFirst);
    else tryAnswer(prompt.digits === '' ? prompt.amount : Number(prompt.digits), prompt, screen);
    return;
  }
  const item = prompt.items[prompt.cursor];
  if (item === undefined) return;
  tryAnswer(item.value, prompt, screen);
}

function goOn(action: 'next' | 'skip', screen: MatchScreen): void {
  const { scene } = screen;
  if (scene.kind !== 'telling') return;
  const next = nextPart(screen);
  if (action === 'next' && next !== null) screen.tellFrom(scene.page, next);
  else if (action === 'next' && scene.page + 1 < scene.pages.length) screen.tellFrom(scene.page + 1, 0);
  else screen.afterTelling(scene.seat);
}

function undo(screen: MatchScreen): void {
  const outlook = screen.undoOutlook;
  const isElsewhere = (seat: Seat): boolean => !screen.people.includes(seat);
  if (screen.hasUndoRequest) screen.showUndo();
  else if (outlook === null) screen.say(screenWords().nothingToUndo);
  else if (outlook.revealed.length === 0 && !outlook.asks.some(isElsewhere)) screen.undo();
  else screen.open(undoOverlay(outlook, screen.people));
}

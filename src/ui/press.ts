import { isLargeEnough } from '../drawing/layout.ts';
import { ownerLetter } from '../drawing/theme.ts';
import type { Seat } from '../engine/question.ts';
import { screenWords } from '../words/en/screen.ts';
import type { Controller } from './controller.ts';
import { type ActionId, actionFor, type KeyName, typedInto } from './keys.ts';
import { aimOverlay, lessonOverlay } from './overlays/aim.ts';
import { logOverlay } from './overlays/log.ts';
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
  completed,
  letGo,
  type Prompt,
  readTyped,
  refuse,
  typeText,
} from './prompts/prompt.ts';
import { nextPart } from './scenes/telling.ts';

/** Carries out a key's current action, with the person's own key bindings applied. */
export function press(typed: KeyName, controller: Controller): void {
  const key = controller.boundKey(typed);
  if (key === 'ctrl-c') {
    controller.leave();
    return;
  }
  controller.forgetRemark();
  // A key that is held down answers only one question.
  if (controller.pauses.isHeld(key)) {
    if (controller.situation === 'asking') controller.remark(screenWords.pressAgain);
    return;
  }
  if (!isLargeEnough(controller.size) || controller.leaving) return;
  const { overlay, scene } = controller;
  // What follows a story is a question, a lesson over it, or the report of the end.
  const isChoice = (key === 'enter' || key === ' ') && scene.kind !== 'telling';
  if (controller.pauses.isOneTooMany(isChoice)) {
    const isAsked = overlay === null && scene.kind === 'asking';
    controller.remark(isAsked ? screenWords.pressAgain : screenWords.pressAgainToGoOn);
    return;
  }
  if (overlay !== null) {
    controller.pressInOverlay(key, typed);
    // The key that closed an overlay must not also answer the question under it.
    if (controller.overlay === null) controller.pauses.spend();
    return;
  }
  const { situation, prompt } = controller;
  // The seat's letter takes the seat, whatever is bound to that key.
  if (scene.kind === 'handing-over' && typed === ownerLetter(scene.seat)) runAction('take-seat', controller);
  else if (situation === 'typing' && prompt !== null) pressWhileTyping(key, prompt, controller);
  else if (situation === 'confirming' && prompt !== null) pressToConfirm(key, prompt, controller);
  else if (
    prompt !== null &&
    situation === 'asking' &&
    shapeOf(promptContext(controller, prompt)).press(key, promptContext(controller, prompt))
  ) {
    controller.say(null);
  } else if (situation === 'over' && controller.report.press(key)) {
    controller.changed();
  } else {
    const action = actionFor(key, situation);
    if (action !== undefined && !controller.hidden.has(action)) runAction(action, controller);
    else if (situation === 'thinking' && actionFor(key, 'asking') === 'undo' && controller.options.undo) {
      if (controller.undoSeat === null && !controller.hasUndoRequest)
        controller.remark(screenWords.undoLater);
      else runAction('undo', controller);
    } else if (key === 'shift-tab') controller.nextPane(-1);
  }
}

function pressWhileTyping(key: KeyName, prompt: Prompt, controller: Controller): void {
  const typed = prompt.typed ?? '';
  const nameOf = (value: Parameters<typeof controller.voice.option>[1]) =>
    controller.voice.option(prompt.question, value);
  if (key === 'escape') typeText(prompt, null);
  else if (key === 'backspace') typeText(prompt, [...typed].slice(0, -1).join(''));
  else if (key === 'tab') typeText(prompt, completed(prompt, typed, nameOf));
  else if (key === 'enter') {
    const reading = readTyped(prompt, typed, nameOf);
    if (reading.kind === 'several') controller.say(screenWords.severalFit(reading.names));
    else tryAnswer(reading.value, prompt, controller);
  } else {
    const longer = typedInto(typed, key);
    if (longer !== undefined) typeText(prompt, longer);
  }
  controller.changed();
}

function pressToConfirm(key: KeyName, prompt: Prompt, controller: Controller): void {
  const { caution } = prompt;
  if (caution === null) return;
  if (key === 'y') controller.answer(caution.cut?.given ?? caution.value);
  else if (key === 'escape' || key === 'n') {
    letGo(prompt);
    controller.changed();
  }
}

/** Gives the answer, asks for confirmation, or says why it is refused; in the latter cases the typed text stays. */
function tryAnswer(value: unknown, prompt: Prompt, controller: Controller): void {
  const tried = attempt(prompt.question, prompt.inquiry, value);
  if (tried.kind === 'refused') refuse(prompt, tried.barred);
  else if (tried.kind === 'caution') askToConfirm(prompt, tried);
  else {
    // The rules limit the given value again, so the log can say what was wanted.
    controller.answer(tried.cut?.given ?? tried.value);
    return;
  }
  controller.changed();
}

/** Carries out an action of the key table, whether a key or the palette asked for it. */
export function runAction(action: ActionId, controller: Controller): void {
  const { prompt, scene } = controller;
  switch (action) {
    case 'choose':
      if (prompt !== null) choose(prompt, controller);
      break;
    case 'type':
      if (prompt !== null) typeText(prompt, '');
      controller.changed();
      break;
    case 'back':
      if (controller.halfMade) controller.undo(null);
      else if (prompt !== null) {
        letGo(prompt);
        controller.say(screenWords.backNothing);
      }
      break;
    case 'next':
    case 'skip':
      if (scene.kind === 'telling') goOn(action, controller);
      break;
    case 'take-seat':
      if (controller.pauses.isQuiet) controller.takeSeat();
      else controller.remark(screenWords.waitToSit);
      break;
    case 'finish':
      controller.finish('over');
      break;
    case 'walk-through':
      controller.finish('walk-through');
      break;
    case 'undo':
      undo(controller);
      break;
    case 'hurry':
      controller.pauses.spend();
      controller.session.hurry();
      break;
    case 'close':
      controller.remark(screenWords.matchStays);
      break;
    case 'leave':
      controller.leave();
      break;
    case 'telling':
      controller.nextTelling();
      break;
    default:
      if (!controller.runShared(action)) open(action, controller);
  }
}

function open(action: ActionId, controller: Controller): void {
  const { prompt, scene } = controller;
  const lesson = controller.session.lessons?.last;
  if (action === 'aim') controller.open(aimOverlay(controller, runAction));
  else if (action === 'lesson' && lesson !== undefined) controller.open(lessonOverlay(lesson));
  else if (action === 'log') controller.open(logOverlay());
  else if (action === 'standings') controller.open(standingsOverlay());
  else if (action === 'reasons') controller.open(reasonsOverlay());
  else if (action === 'why' && prompt !== null) controller.open(whyOverlay(prompt));
  else if (action === 'explain' && prompt !== null) {
    const overlay = explainOverlay(prompt, controller.voice);
    if (overlay !== undefined) controller.open(overlay);
  } else if (action === 'rules') {
    const told = scene.kind === 'telling' ? scene.pages[scene.page]?.entries.at(-1)?.rule : undefined;
    const own =
      prompt === null ? undefined : ruleOfOption(prompt, prompt.items[prompt.cursor], controller.voice);
    const rule = prompt?.refused?.rule ?? own ?? told ?? '';
    controller.open(rulesOverlay(controller, controller.voice.rules(rule)[0]));
  }
}

function choose(prompt: Prompt, controller: Controller): void {
  if (prompt.amount !== null) {
    if (prompt.isEmpty && prompt.digits === '') controller.say(screenWords.amountFirst);
    else tryAnswer(prompt.digits === '' ? prompt.amount : Number(prompt.digits), prompt, controller);
    return;
  }
  const item = prompt.items[prompt.cursor];
  if (item === undefined) return;
  tryAnswer(item.value, prompt, controller);
}

function goOn(action: 'next' | 'skip', controller: Controller): void {
  const { scene } = controller;
  if (scene.kind !== 'telling') return;
  const next = nextPart(controller);
  if (action === 'next' && next !== null) controller.tellFrom(scene.page, next);
  else if (action === 'next' && scene.page + 1 < scene.pages.length) controller.tellFrom(scene.page + 1, 0);
  else controller.afterTelling(scene.seat);
}

function undo(controller: Controller): void {
  const outlook = controller.undoOutlook;
  const isElsewhere = (seat: Seat): boolean => !controller.people.includes(seat);
  if (controller.hasUndoRequest) controller.showUndo();
  else if (outlook === null) controller.say(screenWords.nothingToUndo);
  else if (outlook.revealed.length === 0 && !outlook.asks.some(isElsewhere)) controller.undo();
  else controller.open(undoOverlay(outlook, controller.people));
}

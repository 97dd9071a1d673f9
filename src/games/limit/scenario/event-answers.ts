import { elementAt } from '../../../engine/checked.ts';
import { EventError, type ReadyAnswer, Refused } from '../../../engine/events.ts';
import { ownOf } from '../../../engine/own.ts';
import { isValue, offers, type Question, type Seat, type Value } from '../../../engine/question.ts';
import { type AnswerGroup, expectedReasons } from '../../../engine/ready-answers.ts';
import { kindBarred, partnerBarred } from '../alliance-step.ts';
import { ALLIANCES, STAR } from '../state.ts';
import { notation } from '../words/notation.ts';
import { type LimitRunner, type RequestGroup, widerWord } from './event-runner.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The context of an entry in a list of answers. */
interface Context {
  readonly runner: LimitRunner;
  /** What the last request in the list asked for. */
  readonly asked: string;
}

type Translate = (value: unknown, seat: Seat, fields: Fields, context?: Context) => ReadyAnswer[];

/** The scenarios' word for a wrong number of picks; a player's prompt does not allow too few or too many. */
export const COUNT = 'count';

/** The name of the question for a gift to an ally; money for a card is a contribution. */
const giftWord = (money: boolean) => (money ? 'contribute' : 'give');

/** Questions with a number of picks that the rules fix: exactly as many as asked for. */
export const PICKS: ReadonlySet<string> = new Set(['raise', 'lower', 'keep', 'discard']);

function values(value: unknown): Value[] {
  const items = Array.isArray(value) ? value : [value];
  for (const item of items)
    if (!isValue(item)) throw new EventError(notation().noAnswer(JSON.stringify(item)));
  return items as Value[];
}

/** An answer, or a list of them, to questions of this name. */
function same(ask: string, optional = false): Translate {
  return (value, seat) =>
    values(value).map((item) =>
      optional ? { seat, ask, value: item, optional } : { seat, ask, value: item },
    );
}

function fieldsOf(value: unknown, word: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new EventError(notation().needsMap(word, JSON.stringify(value)));
}

/** The amount that a request or a gift names; a request without one asks for what is missing. */
function amountIn(fields: Fields): Value | ((question: Question) => Value) {
  const amount = Object.entries(fields).find(([key]) => key !== 'kind')?.[1];
  if (amount === undefined) return (question) => question.figures?.['missing'] ?? 0;
  return elementAt(values(amount), 0);
}

const transactions: Translate = (value, seat) =>
  (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
    const fields = fieldsOf(item, 'transactions');
    const side = 'sell' in fields ? 'sell' : 'buy';
    if (!(side in fields)) throw new EventError(notation().noTransaction(JSON.stringify(item)));
    return [
      { seat, ask: 'transaction', value: `${side}-${String(fields[side])}` },
      { seat, ask: 'quantity', value: elementAt(values(fields['quantity']), 0) },
    ];
  });

const move: Translate = (value, seat) => {
  const [entry] = Object.entries(fieldsOf(value, 'move'));
  if (entry === undefined) throw new EventError(notation().moveResource);
  return [{ seat, ask: 'move', value: `${entry[0]}-${String(entry[1])}` }];
};

/** The words of `choose`, in the order in which cards ask for them. */
const CHOICES: readonly (readonly [string, Translate])[] = [
  ['target', same('target')],
  ['spend', same('spend')],
  ['tokens', same('tokens')],
  ['card', same('card')],
  ['deck', same('deck')],
  ['keep', same('keep')],
  ['bottom', same('bottom', true)],
  ['move', move],
  ['transactions', transactions],
  ['lower', same('lower')],
  ['raise', same('raise')],
  ['resource', same('resource')],
  ['plant', same('plant')],
  ['take', same('take')],
  ['confirm', same('confirm')],
];

/** The choices of the seat that plays a card. */
export function chooseGroups(seat: Seat, choose: unknown): AnswerGroup[] {
  if (choose === undefined) return [];
  const fields = fieldsOf(choose, 'choose');
  for (const word of Object.keys(fields)) {
    if (!CHOICES.some(([known]) => known === word)) throw new EventError(notation().noChoice(word));
  }
  // The question what an attack destroys or takes is not asked if the target resists or has nothing to lose.
  const spent = 'spend' in fields;
  return CHOICES.flatMap(([word, translate]) => {
    if (!(word in fields)) return [];
    const answers = translate(fields[word], seat, fields).map((answer) =>
      spent && (word === 'plant' || word === 'take') ? { ...answer, optional: true } : answer,
    );
    return answers.length === 0
      ? []
      : [{ seat, answers, text: notation().answerOfSeat(word, JSON.stringify(fields[word]), seat) }];
  });
}

/** The choice of an action; if no such action is possible, the refusal gives the reason for the named alliance. */
function action(
  word: 'offer' | 'leave' | 'exclude',
  seat: Seat,
  kind: unknown,
  context: Context | undefined,
  to?: unknown,
): ReadyAnswer {
  const value = (question: Question): Value => {
    const named = ALLIANCES.find((known) => known === kind);
    if (offers(question, word) || context === undefined || named === undefined) return word;
    const { state, setting } = context.runner;
    const hindrance =
      typeof to === 'number' && to !== seat && state.nations[to] !== undefined
        ? partnerBarred(state, setting.components, seat, to, named)
        : undefined;
    const barred = hindrance ?? kindBarred(state, setting.components, seat, word, named);
    if (barred === undefined) return word;
    throw new Refused({ option: word, ...barred, because: widerWord(barred.because) }, seat);
  };
  return { seat, ask: 'action', value };
}

const offer: Translate = (value, seat, fields, context) => {
  const { to, kind } = fieldsOf(value, 'offer');
  const pay = fields['pay'] === undefined ? undefined : fieldsOf(fields['pay'], 'pay');
  return [
    action('offer', seat, kind, context, to),
    { seat, ask: 'kind', value: elementAt(values(kind), 0) },
    { seat, ask: 'to', value: elementAt(values(to), 0) },
    { seat, ask: 'pay', value: (question) => ownShare(question, pay) },
  ];
};

/**
 * What the offering seat pays. `pay` names the shares of both negotiators, which make up the whole price; default: all
 * of it.
 */
function ownShare(question: Question, pay: Fields | undefined): Value {
  const { seat, figures } = question;
  const price = Number(figures?.['price']);
  if (pay === undefined) return price;
  let sum = 0;
  for (const [payer, money] of Object.entries(pay)) {
    sum += Number(money);
    if (payer !== String(seat) && payer !== String(figures?.['to']))
      throw new Refused({ option: `pay ${payer}`, because: 'no-target', rule: 'LR-75' }, seat);
  }
  if (sum !== price)
    throw new Refused({ option: 'pay', because: COUNT, rule: 'LR-75', need: price, have: sum }, seat);
  return elementAt(values(pay[String(seat)] ?? 0), 0);
}

const exclude: Translate = (value, seat, _fields, context) => {
  const { seat: member, kind } = fieldsOf(value, 'exclude');
  return [
    action('exclude', seat, kind, context),
    { seat, ask: 'kind', value: elementAt(values(kind), 0) },
    { seat, ask: 'member', value: elementAt(values(member), 0) },
  ];
};

/** The words of an entry of `answers`. */
const ANSWERS: Readonly<Record<string, Translate>> = {
  ...Object.fromEntries(CHOICES),
  lower: same('lower'),
  discard: same('discard'),
  resist: same('resist'),
  contribute: same('contribute'),
  accept: same('accept'),
  agree: same('agree'),
  withdraw: same('withdraw'),
  breakAlliance: same('break-alliance'),
  pay: () => [],
  payEvent: same('pay-event'),
  trade: same('trade'),
  ask: (value, seat) => [{ seat, ask: 'ask', value: amountIn(fieldsOf(value, 'ask')) }],
  give: (value, seat) => {
    const fields = fieldsOf(value, 'give');
    return [{ seat, ask: giftWord('money' in fields), value: amountIn(fields) }];
  },
  refuse: (_value, seat, _fields, context) => [{ seat, ask: giftWord(context?.asked === 'money'), value: 0 }],
  offer,
  exclude,
  leave: (value, seat, _fields, context) => [
    action('leave', seat, value, context),
    { seat, ask: 'kind', value: elementAt(values(value), 0) },
  ],
  nothing: (_value, seat) => [{ seat, ask: 'action', value: 'nothing' }],
};

/** The goods that a request asks for: the resource it names, or what an alliance of its kind can give here. */
function goodsOf(fields: Fields, money: boolean): string {
  const named = Object.keys(fields).find((key) => key !== 'kind');
  if (named !== undefined) return named;
  if (fields['kind'] === 'military') return 'military';
  return money ? 'money' : 'resource';
}

/**
 * Turns the entries of an `answers` list into answers to the coming questions.
 * @param money whether economic allies are asked for money here, for a card's price
 */
export function answerGroups(answers: unknown, runner: LimitRunner, money = false): AnswerGroup[] {
  if (answers === undefined) return [];
  if (!Array.isArray(answers)) throw new EventError(notation().answersNoList);
  let asked = money ? 'money' : 'resource';
  return answers.map((item: unknown): RequestGroup => {
    const { seat, at, refused, ...fields } = fieldsOf(item, 'answers');
    if (typeof seat !== 'number' || runner.state.nations[seat] === undefined) {
      throw new EventError(notation().namesNoSeat(JSON.stringify(item), seat === STAR));
    }
    const request = fields['ask'] === undefined ? undefined : fieldsOf(fields['ask'], 'ask');
    const kind = ALLIANCES.find((known) => known === request?.['kind']);
    if (request !== undefined && kind === undefined)
      throw new EventError(notation().requestKind(JSON.stringify(item), notation().kinds(ALLIANCES)));
    if (request !== undefined) asked = goodsOf(request, money);
    const found = Object.keys(fields).flatMap((word) => {
      const translate = ownOf(ANSWERS, word);
      if (translate === undefined) throw new EventError(notation().noAnswerWord(word));
      return translate(fields[word], seat, fields, { runner, asked });
    });
    return {
      seat,
      answers: refused === undefined ? found : countedPicks(found),
      text: JSON.stringify(item),
      ...(refused === undefined ? {} : { refused: expectedReasons(refused) }),
      ...(at === undefined ? {} : { at: String(at) }),
      ...(kind === undefined ? {} : { request: { kind, goods: asked } }),
    };
  });
}

/** The same answers; they are refused as `count` if each pick is allowed but there are too few or too many. */
function countedPicks(answers: readonly ReadyAnswer[]): ReadyAnswer[] {
  return answers.map((answer, index) => {
    if (!PICKS.has(answer.ask)) return answer;
    const more = answers.slice(index + 1).filter(({ ask }) => ask === answer.ask).length;
    const value = (question: Question): Value => {
      const pick = typeof answer.value === 'function' ? answer.value(question) : answer.value;
      const left = Number(question.figures?.['left']);
      const wrong = more === 0 ? left > 1 : left === 1;
      if (wrong && offers(question, pick)) throw picksMiscounted(question, more + 1);
      return pick;
    };
    return { ...answer, value };
  });
}

/** The refusal of a wrong number of picks. */
export function picksMiscounted(question: Question, have: number): Refused {
  const need = Number(question.figures?.['left'] ?? 0);
  return new Refused(
    { option: question.ask, because: COUNT, rule: question.rule, need, have },
    question.seat,
  );
}

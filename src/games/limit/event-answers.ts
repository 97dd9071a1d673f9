import { type Desk, EventError, type ReadyAnswer } from '../../engine/events.ts';
import type { Question, Seat, Value } from '../../engine/question.ts';
import { isValue } from '../../engine/question.ts';
import { type AnswerGroup, expectedReasons } from '../../engine/ready-answers.ts';
import type { LimitComponents } from './components.ts';
import { type LimitState, STAR } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;
type Translate = (value: unknown, seat: Seat, fields: Fields) => ReadyAnswer[];

/** The price of an alliance that an offering seat pays unless `pay` says otherwise. */
const OFFER_PRICE = 2;

function values(value: unknown): Value[] {
  const items = Array.isArray(value) ? value : [value];
  for (const item of items) if (!isValue(item)) throw new EventError(`${JSON.stringify(item)} is no answer`);
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
  throw new EventError(`${word} needs a map, not ${JSON.stringify(value)}`);
}

/** The amount that a request or a gift names; a request without one asks for what is missing. */
function amountIn(fields: Fields): Value | ((question: Question) => Value) {
  const amount = Object.entries(fields).find(([key]) => key !== 'kind')?.[1];
  if (amount === undefined) return (question) => question.figures?.['missing'] ?? 0;
  return values(amount)[0] as Value;
}

const transactions: Translate = (value, seat) =>
  (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
    const fields = fieldsOf(item, 'transactions');
    const side = 'sell' in fields ? 'sell' : 'buy';
    return [
      { seat, ask: 'transaction', value: `${side}-${String(fields[side])}` },
      { seat, ask: 'quantity', value: values(fields['quantity'])[0] as Value },
    ];
  });

const move: Translate = (value, seat) => {
  const [entry] = Object.entries(fieldsOf(value, 'move'));
  if (entry === undefined) throw new EventError('move needs a resource');
  return [{ seat, ask: 'move', value: `${entry[0]}-${String(entry[1])}` }];
};

/** The words of `choose`, in the order in which any card asks for them. */
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
    if (!CHOICES.some(([known]) => known === word)) throw new EventError(`choose knows no ${word}`);
  }
  // What an attack would destroy or take is not asked for where the target resists or has nothing of it.
  const spent = 'spend' in fields;
  return CHOICES.flatMap(([word, translate]) => {
    if (!(word in fields)) return [];
    const answers = translate(fields[word], seat, fields).map((answer) =>
      spent && (word === 'plant' || word === 'take') ? { ...answer, optional: true } : answer,
    );
    return answers.length === 0
      ? []
      : [{ seat, answers, text: `${word} ${JSON.stringify(fields[word])} of seat ${seat}` }];
  });
}

const offer: Translate = (value, seat, fields) => {
  const { to, kind } = fieldsOf(value, 'offer');
  const pay = fields['pay'] === undefined ? undefined : fieldsOf(fields['pay'], 'pay');
  const own = pay === undefined ? OFFER_PRICE : (pay[String(seat)] ?? 0);
  return [
    { seat, ask: 'action', value: 'offer' },
    { seat, ask: 'kind', value: values(kind)[0] as Value },
    { seat, ask: 'to', value: values(to)[0] as Value },
    { seat, ask: 'pay', value: values(own)[0] as Value },
  ];
};

const exclude: Translate = (value, seat) => {
  const { seat: member, kind } = fieldsOf(value, 'exclude');
  return [
    { seat, ask: 'action', value: 'exclude' },
    { seat, ask: 'kind', value: values(kind)[0] as Value },
    { seat, ask: 'member', value: values(member)[0] as Value },
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
  give: (value, seat) => [{ seat, ask: 'give', value: amountIn(fieldsOf(value, 'give')) }],
  refuse: (_value, seat) => [{ seat, ask: 'give', value: 0 }],
  offer,
  exclude,
  leave: (value, seat) => [
    { seat, ask: 'action', value: 'leave' },
    { seat, ask: 'kind', value: values(value)[0] as Value },
  ],
  nothing: (_value, seat) => [{ seat, ask: 'action', value: 'nothing' }],
};

/** The entries of an `answers` list as answers to the questions to come. */
export function answerGroups(answers: unknown, desk: Desk<LimitState, LimitComponents>): AnswerGroup[] {
  if (answers === undefined) return [];
  if (!Array.isArray(answers)) throw new EventError('answers must be a list');
  return answers.flatMap((item: unknown) => {
    const { seat, at, refused, ...fields } = fieldsOf(item, 'answers');
    if (typeof seat !== 'number' || desk.state.nations[seat] === undefined) {
      throw new EventError(
        `${JSON.stringify(item)} names no seat of the game${seat === STAR ? '; the star nation never answers' : ''}`,
      );
    }
    const found = Object.keys(fields).flatMap((word) => {
      const translate = ANSWERS[word];
      if (translate === undefined) throw new EventError(`an answer knows no ${word}`);
      return translate(fields[word], seat, fields);
    });
    const group: AnswerGroup = { seat, answers: found, text: JSON.stringify(item) };
    return [
      {
        ...group,
        ...(refused === undefined ? {} : { refused: expectedReasons(refused) }),
        ...(at === undefined ? {} : { at: String(at) }),
      },
    ];
  });
}

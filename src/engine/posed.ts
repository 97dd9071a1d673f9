import {
  type Barred,
  type Effect,
  offers,
  type Question,
  type Range,
  type RuleId,
  refusal,
  type Seat,
  type Shape,
  takenAs,
  type Value,
} from './question.ts';

/**
 * An open question as the asked seat reads it. It is plain data that can be sent, stored and compared. The rest of the
 * question is available through `Inquiry` while it is open.
 */
export interface Posed {
  readonly seat: Seat;
  /** The word of scripts, logs and scenarios: `play`, `raise`, `bid`. */
  readonly ask: string;
  readonly shape: Shape;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** All that is allowed now, in canonical order. Never empty. */
  readonly options: readonly Value[] | Range;
  /** The most common answer, at which a prompt begins; absent if there is none, or if it is the first. */
  readonly usual?: Value;
  /** The rule that replaces a value that is not offered; default: the rule that asks. */
  readonly insteadRule?: RuleId;
  /** Figures for the prompt's sentence, such as how many picks are left. */
  readonly figures?: Readonly<Record<string, Value>>;
  /** Whether others decide at the same time and no answer is shown before all are given. */
  readonly sealed: boolean;
}

/** What an option costs and gives, and the code of a caution if it is pointless or irreversible. */
export interface About {
  readonly effects: readonly Effect[];
  readonly caution?: string;
}

/** What a seat may ask about its open question. */
export interface Inquiry {
  /** What an option costs and gives; empty for a value that is not offered. */
  about(option: Value): About;
  /** What a player might expect here but may not do, and why. */
  barred(): readonly Barred[];
  /** Why a value would be refused; undefined if it would be accepted. Never changes anything. */
  refuse(value: unknown): Barred | undefined;
  /**
   * The answer that a value would become: itself if it is offered, or its replacement by the rules (a bid above one's
   * cash becomes all of it); undefined if it would be refused.
   */
  takes(value: unknown): Value | undefined;
}

/** Converts a question to the form that its seat reads. */
export function posedOf(question: Question, sealed: boolean): Posed {
  const { seat, ask, shape, rule, options, usual, insteadRule, figures } = question;
  return {
    seat,
    ask,
    shape,
    rule,
    options,
    ...(usual === undefined ? {} : { usual }),
    ...(insteadRule === undefined ? {} : { insteadRule }),
    ...(figures === undefined ? {} : { figures }),
    sealed,
  };
}

/** The refusal of an answer without a question: it is out of turn. */
export function outOfTurn(value: unknown, rule: RuleId = ''): Barred {
  return { option: String(value), because: 'not-your-turn', rule };
}

/** The inquiry of a reader who is never asked, such as a spectator. */
export const NEVER_ASKED: Inquiry = {
  about: () => ({ effects: [] }),
  barred: () => [],
  refuse: (value) => outOfTurn(value),
  takes: () => undefined,
};

/**
 * Makes the inquiry of a question.
 * @param open finds the open question; undefined if it is no longer open
 * @param explain adds the consequences of an option's effects, for people
 */
export function inquiryOf(
  open: () => Question | undefined,
  explain: (effects: readonly Effect[], question: Question, option: Value) => readonly Effect[] = (effects) =>
    effects,
): Inquiry {
  return {
    about: (option) => {
      const question = open();
      if (question === undefined || !offers(question, option)) return { effects: [] };
      const effects = explain(question.tell?.(option) ?? [], question, option);
      const caution = question.caution?.(option);
      return caution === undefined ? { effects } : { effects, caution };
    },
    barred: () => open()?.barred?.() ?? [],
    refuse: (value) => {
      const question = open();
      return question === undefined ? outOfTurn(value) : refusal(question, takenAs(question, value));
    },
    takes: (value) => {
      const question = open();
      if (question === undefined) return undefined;
      const taken = takenAs(question, value);
      return offers(question, taken) ? taken : undefined;
    },
  };
}

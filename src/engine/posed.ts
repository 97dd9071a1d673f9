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
 * An open question as the asked seat reads it: plain data, which can be sent, stored and compared. Whatever else the
 * question tells (`Inquiry`) is asked of its poser while it stands.
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
  /** The answer that most people give, for a prompt to begin with; absent where none is usual, or the first is. */
  readonly usual?: Value;
  /** The rule by which a value that is not offered is replaced by another; default: the rule that asks. */
  readonly insteadRule?: RuleId;
  /** Figures for the prompt's sentence, such as how many picks are left. */
  readonly figures?: Readonly<Record<string, Value>>;
  /** Others decide at the same time, and no answer is seen before all are given. */
  readonly sealed: boolean;
}

/** What an option costs and gives, and the code of a caution where it is pointless or irreversible. */
export interface About {
  readonly effects: readonly Effect[];
  readonly caution?: string;
}

/** What a seat may ask about its open question, at the moment it stands. */
export interface Inquiry {
  /** What an option costs and gives; nothing for what is not offered. */
  about(option: Value): About;
  /** What a player might expect here but may not do, and why. */
  barred(): readonly Barred[];
  /** Why a value would be refused; undefined where it would be taken. Never changes anything. */
  refuse(value: unknown): Barred | undefined;
  /**
   * The answer as which a value would be taken: itself where it is offered, what the rules put in its place where they
   * do so (a bid above one's cash becomes all of it); undefined where it would be refused.
   */
  takes(value: unknown): Value | undefined;
}

/** The reader's form of a question. */
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

/** What can be said where nothing is asked: an answer would come out of turn. */
export function outOfTurn(value: unknown, rule: RuleId = ''): Barred {
  return { option: String(value), because: 'not-your-turn', rule };
}

/**
 * What may be asked about a question.
 * @param open finds the question as it stands now; undefined where none does
 * @param explain adds what follows from the effects of an option, for people
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

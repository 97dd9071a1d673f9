import { stemmer } from 'stemmer';
import { elementAt } from '../../engine/checked.ts';
import { searchWords } from '../../words/index.ts';
import { type RuleSection, ruleSections, sectionsOf } from './rule-section.ts';

/** A rule found by a search, and how well it matches. */
export interface RuleHit {
  readonly section: RuleSection;
  /** Higher is better; comparable only within one search. */
  readonly score: number;
}

/** The result of a search. */
export interface RuleSearch {
  /** The number of first hits that the query named by an id, the beginning of ids, or the heading of their part. */
  readonly named: number;
  /** All rules that match any part of the query, the best first; rules named by ids are in the order of the rules. */
  readonly hits: readonly RuleHit[];
}

/** The part of the rules that is only an index for the search and is not shown. */
const INDEX = 'Index';

/** The weight of a word by its location. */
const HEADING = 2.6;
const CHAPTER = 0.7;
const TEXT = 1;
/** A synonym counts less than the word itself, and the beginning of a word counts even less. */
const SYNONYM = 0.65;
const BEGINNING = 0.6;
/** The weight of a rule that the table of synonyms gives for a phrase of the question. */
const NAMED = 11;
/** The weight of a question word ("when", "how often", "who") that also occurs in the heading. */
const ASKING = 0.8;
const SIDE = 0.85;
/** The parameters of BM25: how soon repetitions of a word stop counting, and how much less a long text counts. */
const SATURATION = 1.2;
const LENGTH = 0.5;
/** Shorter words are not matched with the beginnings of others. */
const SHORTEST_BEGINNING = 3;

const wordPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['\u2019]\p{L}+)?/gu;
const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);
const stems = new Map<string, string>();

/** The stems of the words of a text. */
function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** The words of a text. Chinese has no gaps between words: each pair of neighbouring characters counts as one. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(wordPattern) ?? []).flatMap((word) =>
    isHan(word) ? pairsOf([...word]) : [word.replace(/['\u2019]s$/u, '')],
  );
}

const pairsOf = (characters: readonly string[]): string[] =>
  characters.length === 1
    ? [...characters]
    : characters.slice(1).map((character, place) => `${characters[place]}${character}`);

/** A question without the empty words of Chinese, which stand between other characters without gaps. */
function withoutEmpty(topic: string): string {
  const empty = searchWords()
    .emptyWords.filter(isHan)
    .toSorted((one, other) => other.length - one.length);
  const told = empty.reduce((text, word) => text.replaceAll(word, ' '), topic);
  return told.trim() === '' ? topic : told;
}

function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = stemmer(word);
    stems.set(word, stem);
  }
  return stem;
}

interface Indexed {
  readonly section: RuleSection;
  /** The total weight of each stem. */
  readonly weights: ReadonlyMap<string, number>;
  readonly factor: number;
}

/** One search term: a stem with its synonyms. */
interface Term {
  readonly stems: readonly { readonly stem: string; readonly weight: number }[];
  /** The rules that the term stands for. */
  readonly rules: readonly string[];
}

interface Phrase {
  readonly words: readonly string[];
  readonly means: readonly string[];
  readonly rules: readonly string[];
}

/** Whether a word is the id of a rule, which is in capitals. */
const isRule = (word: string): boolean => /^[A-Z]+-[A-Z0-9-]+$/iu.test(word) && word === word.toUpperCase();

/** The rules of a game, ready to be searched. */
export class RuleIndex {
  readonly sections: readonly RuleSection[];
  private readonly indexed: readonly Indexed[];
  private readonly spread = new Map<string, number>();
  private readonly phrases: readonly Phrase[];

  /** @param markdown the rules of a game, followed by an index of the players' words for those of the rules */
  constructor(markdown: string) {
    const all = ruleSections(markdown);
    this.sections = all.filter(({ heading }) => heading !== INDEX);
    const synonyms = synonymsIn(all.find(({ heading }) => heading === INDEX)?.text ?? '');
    const counted = this.sections.filter(({ text }) => text !== '');
    const lengths = counted.map(({ text }) => wordsOf(text).length);
    const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    this.indexed = counted.map((section, index) => {
      const weights = new Map<string, number>();
      const add = (text: string, weight: number) => {
        for (const stem of stemsOf(text)) weights.set(stem, (weights.get(stem) ?? 0) + weight);
      };
      const length = 1 - LENGTH + (LENGTH * elementAt(lengths, index)) / usual;
      // The basis, such as "_Printed._", is not searched.
      add(section.text.replace(/^(?:_[^_]*_\s*)+/u, ''), TEXT / length);
      add(section.heading, HEADING);
      add(section.chapter, CHAPTER);
      for (const stem of weights.keys()) this.spread.set(stem, (this.spread.get(stem) ?? 0) + 1);
      return { section, weights, factor: isSide(section.chapter) ? SIDE : 1 };
    });
    this.phrases = [...synonymsIn(searchWords().commonSynonyms), ...synonyms].map(([said, means]) => {
      const parts = means.split(' ');
      return {
        words: stemsOf(said),
        means: stemsOf(parts.filter((word) => !isRule(word)).join(' ')),
        rules: parts.filter(isRule),
      };
    });
  }

  /** Finds rules by id, by the beginning of ids, or by words; every word counts. */
  search(topic: string): RuleSearch {
    const byId = sectionsOf(this.sections, topic);
    const looked = topic.trim().toLowerCase();
    const begun = this.sections.filter(({ id }) => id !== '' && id.toLowerCase().startsWith(looked));
    const ids = byId.length > 0 || looked === '' ? byId : begun;
    if (ids.length > 0) return { named: ids.length, hits: ids.map((section) => ({ section, score: 1 })) };
    const part = this.sections.filter(
      ({ chapter, heading, text, id }) =>
        text !== '' && (isCalled(chapter, looked) || isCalled(heading.slice(id.length), looked)),
    );
    const asked = wordsOf(topic);
    const words = wordsOf(withoutEmpty(topic));
    const asking = asked.filter((word) => searchWords().askingWords.includes(word));
    const ranked = this.ranked(this.termsOf(words, asked), asking).filter(
      ({ section }) => !part.includes(section),
    );
    return { named: part.length, hits: [...part.map((section) => ({ section, score: 1 })), ...ranked] };
  }

  private ranked(terms: readonly Term[], asking: readonly string[]): RuleHit[] {
    const hits: RuleHit[] = [];
    for (const { section, weights, factor } of this.indexed) {
      let score = 0;
      let found = 0;
      for (const { stems: looked, rules } of terms) {
        const worths = looked.map(({ stem, weight }) => weight * this.worth(stem, weights));
        const best = Math.max(0, ...worths, rules.includes(section.id) ? NAMED : 0);
        if (best > 0) found += 1;
        score += best;
      }
      if (found === 0) continue;
      const heading = asking.length === 0 ? [] : wordsOf(section.heading);
      score += ASKING * asking.filter((word) => heading.includes(word)).length;
      hits.push({ section, score: (score * factor * (1 + found / terms.length)) / 2 });
    }
    return hits.sort((one, other) => other.score - one.score);
  }

  /** The score of a stem in a section: higher the rarer it is in the rules. */
  private worth(stem: string, weights: ReadonlyMap<string, number>): number {
    const weight = weights.get(stem);
    if (weight === undefined) return 0;
    const rarity = Math.log(1 + this.indexed.length / ((this.spread.get(stem) ?? 0) + 0.5));
    return (rarity * weight * (SATURATION + 1)) / (weight + SATURATION);
  }

  /** The search terms of a question. If all its words are empty ones, they are searched for all the same. */
  private termsOf(words: readonly string[], asked: readonly string[]): Term[] {
    const telling = words.filter((word) => !searchWords().emptyWords.includes(word));
    const spoken = asked.map(stemOf);
    return [
      ...(telling.length > 0 ? telling : words).map((word) => this.termOf(word)),
      ...this.phrases
        .filter(({ words: phrase }) => phrase.length > 1 && holds(spoken, phrase))
        .map(({ means, rules }) => ({ stems: synonymsOf(means), rules })),
    ];
  }

  private termOf(word: string): Term {
    const stem = stemOf(word);
    const same = this.phrases.filter(({ words }) => words.length === 1 && words[0] === stem);
    const begun =
      this.spread.has(stem) || same.length > 0 || (word.length < SHORTEST_BEGINNING && !isHan(word))
        ? []
        : [...this.spread.keys()]
            .filter((known) =>
              isHan(word) ? known.includes(word) : known.startsWith(word) || known.startsWith(stem),
            )
            .map((known) => ({ stem: known, weight: BEGINNING }));
    return {
      stems: [{ stem, weight: 1 }, ...synonymsOf(same.flatMap(({ means }) => means)), ...begun],
      rules: same.flatMap(({ rules }) => rules),
    };
  }
}

/** Whether a part of the rules explains what others say: rulings, examples and the like. */
const isSide = (chapter: string): boolean =>
  searchWords().sideChapters.some((name) => chapter.toLowerCase().startsWith(name));

/** Whether a part of the rules has this name: `Step 3: bidding` is also called `bidding`. */
function isCalled(heading: string, name: string): boolean {
  const whole = heading.toLowerCase().replace(/^: /u, '');
  return whole !== '' && (whole === name || whole.split(/: |：/u).includes(name));
}

/** The entries of an index: a player's phrase, and the words or ids of rules that it stands for. */
function synonymsIn(index: string): (readonly [string, string])[] {
  return index.split('\n').flatMap((line) => {
    const [, said, means] = /^(?:- )?([^:]+): (.*)$/u.exec(line.trim()) ?? [];
    return said === undefined || means === undefined ? [] : [[said, means] as const];
  });
}

const synonymsOf = (means: readonly string[]) => means.map((stem) => ({ stem, weight: SYNONYM }));

/** Whether the words of a phrase occur among others in the same order. */
function holds(words: readonly string[], phrase: readonly string[]): boolean {
  let next = 0;
  for (const word of words) if (word === phrase[next]) next += 1;
  return next === phrase.length;
}

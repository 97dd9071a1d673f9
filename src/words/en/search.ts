/** Words of a question that say nothing about its subject. */
const emptyWords: readonly string[] =
  `a about all also always am an and another any are as at be been being but by can could did do does doing during each
  either else even ever exactly for from get gets getting give given go going got had has have having he her here his how i
  if in instead into is isn't it its just let like me mean means might must my myself need needs no not of off on once or
  other our out over own please put rule rules shall she should so some something still such than that the their them then
  there these they thing things this those to until up upon us use used using want wants was we were what what's when
  whenever where which while who whole whom whose why will with within without would you your one ones can't don't doesn't
  won't after before between happen happens work works may case game play player players someone somebody anyone anybody
  everyone everybody`.split(/\s+/);

/** Words with which questions begin, and the headings of the rules that answer them. */
const askingWords: readonly string[] = ['when', 'who', 'what', 'which', 'how', 'where', 'whose'];

/**
 * Players' words for the words of the rules in any game, in the form of the index of a game's rules. Irregular forms
 * are here, too, since a stemmer knows none.
 */
const commonSynonyms = `
won: win
victory: win
winner: win
first: start begin order
goes first: turn order start
who begins: start leader first
lost: lose
drew: draw
tie: tied equal share same
tied: tie equal share
draw: tie equal
equal: tie same
same: equal tie
even: equal tie
paid: pay
cost: price pay
price: cost pay
expensive: price cost
free: price pay
afford: pay money cash
money: cash credit
short: few shortage shortfall less
enough: few short shortage
bought: buy purchase
buy: purchase take
sold: sale sell
sell: sale
took: take
taken: take
chose: choose
finish: end
over: end
stop: end
last: final end lowest
long: many number
begin: start setup
start: begin setup first
set up: setup start
turn: order
skip: pass decline
pass: speculate decline
obliged: compulsory must duty
forced: compulsory must duty
have to: compulsory duty refuse optional
must: compulsory duty forced
optional: compulsory duty
allowed: may optional
twice: again several once often
again: twice once
several: many twice
many: number most limit
most: limit highest largest maximum
maximum: limit most above
limit: most maximum
minimum: least
least: lowest minimum
lowest: least last
highest: most largest
below: negative zero
negative: below zero
zero: below
undo: back
empty: short none left
nobody: without nothing
nothing: nobody none
secret: hidden open public
hidden: secret open
look: hidden open see secret
see: hidden open secret look
peek: hidden open look
tell: open public hidden
say: open public hidden
point: score worth
score: point worth
worth: point score
neighbour: left right
left: over remain
leftover: left surplus unspent
place: put
throw: discard trash
lose: loss
remove: discard lose eliminate
out: eliminate
keep: stay hold save
unused: unspent left
carry: accumulate stay keep
save: keep store accumulate
`;

/** What a search for rules needs to know about the language. */
export const searchWords = {
  /** The beginnings of the names of parts that explain other parts: rulings, examples and the like. */
  sideChapters: ['ruling', 'example', 'who decides', 'printed aid'],
  emptyWords,
  askingWords,
  commonSynonyms,
};

import { randomBytes, randomInt } from 'node:crypto';
import { SeatError } from '../table/seats.ts';
import { serverWords } from '../words/index.ts';
import { nameSkeleton, personName } from './names.ts';
import type { Grant, Person, PersonSettings } from './records.ts';
import type { Store } from './store.ts';

/** Milliseconds for which a code that adds a key is valid. */
const codeLasts = 10 * 60_000;

/** Letters and digits that cannot be mistaken for each other. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short random code that people can read out to each other. */
export function drawnCode(length: number): string {
  return Array.from({ length }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('');
}

/** Everybody who has ever logged in, found by their keys. */
export class People {
  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
  ) {}

  /** The person with this key; undefined if there is none. */
  async byKey(fingerprint: string): Promise<Person | undefined> {
    return (await this.store.people.all()).find(({ keys }) => keys.includes(fingerprint));
  }

  async byId(id: string): Promise<Person | undefined> {
    return await this.store.people.get(id);
  }

  /** Everybody, sorted by name. */
  async all(): Promise<readonly Person[]> {
    return [...(await this.store.people.all())].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /**
   * Adds a new person.
   * @throws SeatError if the name is not valid or too similar to somebody else's
   */
  async welcome(fingerprint: string, typed: string): Promise<Person> {
    const person: Person = {
      id: randomBytes(9).toString('hex'),
      ...(await this.freeName(typed)),
      keys: [fingerprint],
      settings: {},
      since: new Date(this.now()).toISOString(),
    };
    await this.store.people.put(person);
    return person;
  }

  /**
   * Renames a person.
   * @throws SeatError if the name is not valid or too similar to somebody else's
   */
  async rename(id: string, typed: string): Promise<Person> {
    const name = await this.freeName(typed, id);
    return await this.store.people.change(id, (person) => ({ ...person, ...name }));
  }

  /** Saves a person's settings. */
  async keep(id: string, settings: PersonSettings): Promise<void> {
    await this.store.people.change(id, (person) => ({
      ...person,
      settings: { ...person.settings, ...settings },
    }));
  }

  /** A code that adds a further key to this person; it is valid once, for ten minutes. */
  async keyCode(person: string): Promise<string> {
    return await this.grant({ person, until: this.now() + codeLasts });
  }

  /** A code that lets a new person log in to a server that requires invitations; it is valid once, for a week. */
  async invitation(): Promise<string> {
    return await this.grant({ person: null, until: this.now() + 7 * 24 * 3_600_000 });
  }

  /**
   * Redeems a code.
   * @returns the person to whom the key now belongs, `invited` for a new person, undefined if there is no such code
   */
  async redeem(code: string, fingerprint: string): Promise<Person | 'invited' | undefined> {
    const typed = code.trim().toUpperCase();
    const { grants } = this.store;
    const grant = await grants.get(typed);
    if (grant === undefined) return undefined;
    // If several redeem a code at the same time, only one succeeds.
    if (!(await grants.remove(typed)) || grant.until < this.now()) return undefined;
    if (grant.person === null) return 'invited';
    if ((await this.byId(grant.person)) === undefined) return undefined;
    return await this.store.people.change(grant.person, (person) => ({
      ...person,
      keys: [...person.keys, fingerprint],
    }));
  }

  /**
   * Removes a key from a person, unless it is their last one.
   * @returns whether it was removed
   */
  async removeKey(id: string, fingerprint: string): Promise<boolean> {
    let isRemoved = false;
    await this.store.people.change(id, (person) => {
      const keys = person.keys.filter((key) => key !== fingerprint);
      isRemoved = keys.length > 0 && keys.length < person.keys.length;
      return isRemoved ? { ...person, keys } : person;
    });
    return isRemoved;
  }

  private async grant(grant: Omit<Grant, 'code'>): Promise<string> {
    const { grants } = this.store;
    for (const { code, until } of await grants.all()) if (until < this.now()) await grants.remove(code);
    const code = drawnCode(8);
    await grants.put({ code, ...grant });
    return code;
  }

  /**
   * Checks that nobody else has the name or one that could be mistaken for it.
   * @param own the person who may already have it
   * @throws SeatError
   */
  private async freeName(typed: string, own?: string): Promise<Pick<Person, 'name' | 'skeleton'>> {
    const name = personName(typed);
    const skeleton = nameSkeleton(name);
    const alike = (await this.store.people.all()).find(
      (person) => person.skeleton === skeleton && person.id !== own,
    );
    if (alike === undefined) return { name, skeleton };
    throw new SeatError(serverWords().nameTooSimilar(name, alike.name));
  }
}

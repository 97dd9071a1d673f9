import { randomBytes, randomInt } from 'node:crypto';
import { SeatError } from '../table/seats.ts';
import { nameSkeleton, personName } from './names.ts';
import type { Person, PersonSettings } from './records.ts';
import type { Store } from './store.ts';

/** Milliseconds for which a code that adds a key may be used. */
const codeLasts = 10 * 60_000;

/** Letters and digits that are not taken for each other. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short code that people read to each other. */
export function drawnCode(length: number): string {
  return Array.from({ length }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('');
}

interface Grant {
  /** Whose key the code adds; null where it invites somebody new. */
  readonly person: string | null;
  readonly until: number;
}

/** Everybody who has ever logged in, found by their keys. */
export class People {
  private readonly grants = new Map<string, Grant>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whose key this is; undefined where nobody's. */
  async byKey(fingerprint: string): Promise<Person | undefined> {
    return (await this.store.people.all()).find(({ keys }) => keys.includes(fingerprint));
  }

  async byId(id: string): Promise<Person | undefined> {
    return await this.store.people.get(id);
  }

  /** Everybody, by their names. */
  async all(): Promise<readonly Person[]> {
    return [...(await this.store.people.all())].sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /**
   * Keeps somebody new.
   * @throws SeatError where the name cannot be, or is too much like that of somebody else
   */
  async welcome(fingerprint: string, typed: string): Promise<Person> {
    const name = personName(typed);
    const skeleton = nameSkeleton(name);
    const alike = (await this.store.people.all()).find((person) => person.skeleton === skeleton);
    if (alike !== undefined)
      throw new SeatError(
        `${name} is too much like ${alike.name}, who plays here: please choose another name.`,
      );
    const person: Person = {
      id: randomBytes(9).toString('hex'),
      name,
      skeleton,
      keys: [fingerprint],
      settings: {},
      since: new Date(this.now()).toISOString(),
    };
    await this.store.people.put(person);
    return person;
  }

  /** Keeps how somebody wants their screens. */
  async keep(id: string, settings: PersonSettings): Promise<void> {
    const person = await this.byId(id);
    if (person !== undefined)
      await this.store.people.put({ ...person, settings: { ...person.settings, ...settings } });
  }

  /** A code by which a further key becomes this person's; it may be used once, within ten minutes. */
  keyCode(person: string): string {
    return this.grant({ person, until: this.now() + codeLasts });
  }

  /** A code by which somebody new may log in where only invited people may; it may be used once, within a week. */
  invitation(): string {
    return this.grant({ person: null, until: this.now() + 7 * 24 * 3_600_000 });
  }

  /**
   * Uses a code up.
   * @returns the person to whom the key now belongs, `invited` for somebody new, undefined where there is no such code
   */
  async redeem(code: string, fingerprint: string): Promise<Person | 'invited' | undefined> {
    const typed = code.trim().toUpperCase();
    const grant = this.grants.get(typed);
    this.grants.delete(typed);
    if (grant === undefined || grant.until < this.now()) return undefined;
    if (grant.person === null) return 'invited';
    const person = await this.byId(grant.person);
    if (person === undefined) return undefined;
    const joined = { ...person, keys: [...person.keys, fingerprint] };
    await this.store.people.put(joined);
    return joined;
  }

  /**
   * Takes a key away from a person.
   * @returns whether it was one of several; the last key stays
   */
  async removeKey(id: string, fingerprint: string): Promise<boolean> {
    const person = await this.byId(id);
    const keys = person?.keys.filter((key) => key !== fingerprint) ?? [];
    if (person === undefined || keys.length === 0 || keys.length === person.keys.length) return false;
    await this.store.people.put({ ...person, keys });
    return true;
  }

  private grant(grant: Grant): string {
    const code = drawnCode(8);
    this.grants.set(code, grant);
    return code;
  }
}

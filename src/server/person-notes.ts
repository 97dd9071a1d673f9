import type { Note, NoteKeeper } from '../table/notes.ts';
import type { Person } from './records.ts';
import type { Store } from './store.ts';

/**
 * A person's notes on the match of a table, kept in their own record: nobody else gets them. Each login of the person
 * saves only its own changes, so none loses those of another.
 */
export async function notesOfPerson(
  { people }: Pick<Store, 'people'>,
  { id }: Pick<Person, 'id'>,
  table: string,
): Promise<NoteKeeper> {
  const notes = (await people.get(id))?.notes?.[table] ?? [];
  let known: readonly Note[] = notes;
  return {
    notes,
    keep: async (now) => {
      const isIn = (note: Note, list: readonly Note[]): boolean =>
        list.some((each) => JSON.stringify(each) === JSON.stringify(note));
      const removed = known.filter((note) => !now.includes(note));
      const added = now.filter((note) => !known.includes(note));
      await people.change(id, (person) => {
        const own = person.notes?.[table] ?? [];
        const left = own.filter((note) => !isIn(note, removed));
        return { ...person, notes: { ...person.notes, [table]: [...left, ...added] } };
      });
      known = now;
    },
  };
}

/**
 * What follows from a component table alone, worked out once for each table. Tables are never written to, so that no two
 * runs of a match can differ by what is kept here.
 * @param derive works it out; it reads nothing but the table
 */
export function oncePerTable<C extends object, R>(derive: (components: C) => R): (components: C) => R {
  const known = new WeakMap<C, R>();
  // A rollout asks for one table again and again.
  let latest: { readonly components: C; readonly derived: R } | undefined;
  return (components) => {
    if (latest?.components === components) return latest.derived;
    let derived = known.get(components);
    if (derived === undefined) {
      derived = derive(components);
      known.set(components, derived);
    }
    latest = { components, derived };
    return derived;
  };
}

/**
 * Caches a result that depends only on a component table. Tables are never written to, so the cache cannot make two
 * runs of a match differ.
 * @param derive computes the result; it must read only the table
 */
export function oncePerComponents<C extends object, R>(derive: (components: C) => R): (components: C) => R {
  const known = new WeakMap<C, R>();
  // A rollout asks for the same table again and again.
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

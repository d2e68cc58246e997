/** A list with more items behind it; without more the list itself, so that what was made for it is found again. */
export function extended<Item>(list: readonly Item[], more: readonly Item[] = []): readonly Item[] {
  return more.length === 0 ? list : [...list, ...more];
}

/** Makes what depends on two keys once for each pair of them, so that all who ask share it. */
export function memoised<One, Other, Made>(make: (one: One, other: Other) => Made): (one: One, other: Other) => Made {
  const known = new Map<One, Map<Other, Made>>();
  return (one, other) => {
    let row = known.get(one);
    if (row === undefined) known.set(one, (row = new Map()));
    let made = row.get(other);
    if (made === undefined && !row.has(other)) row.set(other, (made = make(one, other)));
    return made as Made;
  };
}

/** Makes what depends on an object once for each of them; it is forgotten with the object. */
export function memoisedBy<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const known = new WeakMap<Owner, { readonly made: Made }>();
  return (owner) => {
    const found = known.get(owner) ?? { made: make(owner) };
    known.set(owner, found);
    return found.made;
  };
}

/** Makes what depends on an object and a key once for each pair of them; it is forgotten with the object. */
export function memoisedWithin<Owner extends object, Key, Made>(
  make: (owner: Owner, key: Key) => Made,
): (owner: Owner, key: Key) => Made {
  const known = new WeakMap<Owner, Map<Key, Made>>();
  return (owner, key) => {
    let made = known.get(owner);
    if (made === undefined) known.set(owner, (made = new Map()));
    if (!made.has(key)) made.set(key, make(owner, key));
    return made.get(key) as Made;
  };
}

/** Makes something when it is first asked for. */
export function once<Made>(make: () => Made): () => Made {
  let known: { readonly made: Made } | undefined;
  return () => (known ??= { made: make() }).made;
}

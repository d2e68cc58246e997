/** Makes what depends on two keys once for each pair of them, so that all who ask share it. */
export function memoised<One, Other, Made>(make: (one: One, other: Other) => Made): (one: One, other: Other) => Made {
  const known = new Map<One, Map<Other, Made>>();
  return (one, other) => {
    let row = known.get(one);
    if (row === undefined) known.set(one, (row = new Map()));
    let made = row.get(other);
    if (made === undefined) row.set(other, (made = make(one, other)));
    return made;
  };
}

/** Lowest major version that a semver range names: `^4.17.1` → 4, `>=14 || 12` → 12; undefined when it names none. */
export function lowestMajor(range: string | undefined): number | undefined {
  const majors = [...(range ?? '').matchAll(/(?:^|[\s|^~>=v])(\d+)(?=\.|x|\s|$|\|)/g)].map((match) => Number(match[1]));
  return majors.length > 0 ? Math.min(...majors) : undefined;
}

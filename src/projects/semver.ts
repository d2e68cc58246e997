import intersects from 'semver/ranges/intersects';
import subset from 'semver/ranges/subset';

/** Lowest major version that a semver range names: `^4.17.1` → 4, `>=14 || 12` → 12; undefined when it names none. */
export function lowestMajor(range: string | undefined): number | undefined {
  const majors = [...(range ?? '').matchAll(/(?:^|[\s|^~>=v])(\d+)(?=\.|x|\s|$|\|)/g)].map((match) => Number(match[1]));
  return majors.length > 0 ? Math.min(...majors) : undefined;
}

/** Whether every version that a range (or a version) allows is within another range; false if unknown. */
export function isWithin(range: string | undefined, other: string): boolean {
  try {
    return range !== undefined && subset(range, other, { includePrerelease: true });
  } catch {
    // Not a range: `latest`, `workspace:*`, a URL.
    return false;
  }
}

/** False if two ranges are known to have no version in common. */
export function mayMeet(range: string | undefined, other: string | undefined): boolean {
  try {
    return range === undefined || other === undefined || intersects(range, other, { includePrerelease: true });
  } catch {
    return true;
  }
}

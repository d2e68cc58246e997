import type { Report } from 'scslre';

/** How the run time of a regular expression may grow with the text. */
export type Backtracking = 'exponential' | 'polynomial';

/** How a regular expression backtracks; undefined when it does not, or when that is not known. */
export type Checker = (pattern: string, flags: string) => Backtracking | undefined;

/** Loads the checker (https://github.com/RunDevelopment/scslre, which eslint-plugin-regexp uses, too). */
export async function loadChecker(): Promise<Checker> {
  const { analyse } = await import('scslre');
  const known = new Map<string, Backtracking | undefined>();
  const check: Checker = (pattern, flags) => {
    try {
      const reports = analyse({ source: pattern, flags }).reports.filter((report) => mayFailAfter(decisive(report)));
      if (reports.some((report) => report.exponential)) return 'exponential';
      return reports.length > 0 ? 'polynomial' : undefined;
    } catch {
      // Syntax that the checker does not support yet.
      return undefined;
    }
  };
  return (pattern, flags) => {
    const key = `/${pattern}/${flags}`;
    if (!known.has(key)) known.set(key, check(pattern, flags));
    return known.get(key);
  };
}

/** The part of a regular expression's syntax tree that is needed here (https://github.com/eslint-community/regexpp). */
interface Part {
  readonly type: string;
  readonly parent: Part | null;
  readonly elements?: readonly Part[];
  readonly alternatives?: readonly Part[];
  readonly min?: number;
  readonly element?: Part;
}

/**
 * The repetition after which a text must fail for the run time to grow. For exponential growth that is the outermost
 * one: an iteration that fails only ends it.
 */
function decisive(report: Report): Part {
  const own = (report.type === 'Trade' ? report.endQuant : report.quant) as unknown as Part;
  return report.exponential ? outermost(own) : own;
}

function outermost(own: Part): Part {
  let found = own;
  for (let part: Part | null = own; part; part = part.parent) if (part.type === 'Quantifier') found = part;
  return found;
}

// If nothing that can fail follows a repetition, its first attempt is the last: /(?:\s*,\s*)+/ never backtracks.
function mayFailAfter(quantifier: Part): boolean {
  for (let part = quantifier; part.parent; part = part.parent) {
    if (part.parent.type === 'Assertion') return true;
    const { elements } = part.parent;
    if (elements?.slice(elements.indexOf(part) + 1).some(mayFail)) return true;
  }
  return false;
}

function mayFail({ type, min, element, alternatives }: Part): boolean {
  if (type === 'Quantifier') return min !== 0 && element !== undefined && mayFail(element);
  if (type !== 'Group' && type !== 'CapturingGroup') return true;
  return alternatives?.every(({ elements }) => elements?.some(mayFail)) ?? true;
}

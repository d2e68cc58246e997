type Replacer = (match: string, ...more: never[]) => unknown;

/** Like `text.replace(pattern, replacer)`, but waits for each replacement before the next is asked for. */
export function replaceInOrder(text: string, pattern: string | RegExp, replacer: Replacer): Promise<string> {
  return replacedInOrder((visit) => text.replace(pattern, visit), pattern, replacer);
}

/** Like `text.replaceAll(pattern, replacer)`, in the same way. */
export function replaceAllInOrder(text: string, pattern: string | RegExp, replacer: Replacer): Promise<string> {
  return replacedInOrder((visit) => text.replaceAll(pattern, visit), pattern, replacer);
}

async function replacedInOrder(
  replace: (visit: (...args: unknown[]) => string) => string,
  pattern: string | RegExp,
  replacer: Replacer,
): Promise<string> {
  const start = pattern instanceof RegExp ? pattern.lastIndex : 0;
  const matches: unknown[][] = [];
  replace((...args) => {
    matches.push(args);
    return '';
  });
  const replacements: string[] = [];
  for (const args of matches) replacements.push(String(await replacer(...(args as [string, ...never[]]))));
  // The second pass has to find what the first one found.
  if (pattern instanceof RegExp) pattern.lastIndex = start;
  return replace(() => replacements.shift() as string);
}

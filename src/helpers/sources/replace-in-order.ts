type Replacer = (match: string, ...more: never[]) => unknown;

/**
 * Like `text.replace(pattern, replacer)`, but awaits each replacement before
 * the next.
 */
export async function replaceInOrder(text: string, pattern: string | RegExp, replacer: Replacer): Promise<string> {
  const start = pattern instanceof RegExp ? pattern.lastIndex : 0;
  const matches: unknown[][] = [];
  text.replace(pattern, (...args: unknown[]) => {
    matches.push(args);
    return '';
  });
  const replacements: string[] = [];
  for (const args of matches) replacements.push(String(await replacer(...(args as [string, ...never[]]))));
  // The second pass must start where the first did.
  if (pattern instanceof RegExp) pattern.lastIndex = start;
  return text.replace(pattern, () => replacements.shift() as string);
}

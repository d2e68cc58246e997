/** The text with control characters made visible, so that file contents and names cannot steer the terminal. */
export function printable(text: string): string {
  // Tabs stay; everything else below space, DEL, C1, and the characters that reorder what is displayed do not.
  return text.replace(/[\0-\x08\x0a-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, visible);
}

function visible(character: string): string {
  return `<${character.charCodeAt(0).toString(16).padStart(2, '0')}>`;
}

/** The parts joined into lines no wider than `width` where they allow it; continuation lines begin with `indent`. */
export function wrap(parts: readonly string[], separator: string, indent: string, width: number): string {
  const [first, ...rest] = parts;
  const lines = first.split('\n');
  for (const part of rest) {
    const joined = `${lines.at(-1)}${separator}${part}`;
    if (joined.length <= width) lines[lines.length - 1] = joined;
    else lines.push(`${indent}${separator.trimStart()}${part}`);
  }
  return lines.join('\n');
}

/** Running text as lines no wider than `width`, each beginning with `indent`. */
export function paragraph(text: string, indent: string, width: number): string {
  const [first, ...words] = printable(text).split(/\s+/);
  return wrap([`${indent}${first}`, ...words], ' ', indent, width);
}

/** A duration for people: `1,234 ms`, `12.3 ms`, `0.04 ms`. */
export function milliseconds(value: number): string {
  return `${decimal(value)} ms`;
}

/** A number with its significant digits: `1,234`, `12.3`, `0.04`. */
export function decimal(value: number): string {
  const digits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

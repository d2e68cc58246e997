/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}

/** Shortens text to `length` characters in the middle, because the ends of a path say most. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const tail = Math.ceil((length - 1) * 0.65);
  return `${text.slice(0, length - 1 - tail)}…${text.slice(-tail)}`;
}

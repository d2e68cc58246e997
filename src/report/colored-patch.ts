import type { Colors } from '../shell/colors';
import { printable } from '../shell/printable';

/** A patch for people: in git's colours, with control characters made visible. */
export function colorPatch(patch: string, colors: Colors): string {
  return patch
    .split('\n')
    .map((line) => colorLine(printable(line.replace(/\r$/, '')), colors))
    .join('\n');
}

function colorLine(line: string, colors: Colors): string {
  if (/^(diff --git|new file mode|--- |\+\+\+ )/.test(line)) return colors.bold(line);
  if (line.startsWith('@@')) return colors.cyan(line);
  if (line.startsWith('+')) return colors.green(line);
  return line.startsWith('-') ? colors.red(line) : line;
}

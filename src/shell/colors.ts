import { createColors } from 'picocolors';

/** Functions that colour a text, or leave it as it is. */
export type Colors = ReturnType<typeof createColors>;

/** What decides about colours: the stream written to, the environment, and `--no-color`. */
export interface ColorRules {
  readonly stream: { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** False when `--no-color` was given. */
  readonly color: boolean;
}

/** Colours for one stream: none for pipes, `TERM=dumb`, `CI` and `NO_COLOR` (https://no-color.org), unless forced. */
export function colorsFor(rules: ColorRules): Colors {
  return createColors(wantsColors(rules));
}

function wantsColors({ stream, env, color }: ColorRules): boolean {
  // A person's "no" is stronger than FORCE_COLOR, which task runners like to set for everything below them.
  if (!color || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR);
  return stream.isTTY === true && env.TERM !== 'dumb' && !env.CI;
}

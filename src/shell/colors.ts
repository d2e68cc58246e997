import { createColors } from 'picocolors';

/** Functions that colour text, or return it unchanged. */
export type Colors = ReturnType<typeof createColors>;

/** What determines colours: the stream, the environment, and `--no-color`. */
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
  // The user's "no" beats FORCE_COLOR, which task runners like to set.
  if (!color || env.NO_COLOR) return false;
  if (env.FORCE_COLOR !== undefined) return !['0', 'false'].includes(env.FORCE_COLOR);
  return stream.isTTY === true && env.TERM !== 'dumb' && !env.CI;
}

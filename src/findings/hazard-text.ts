import type { Hazard } from '../types';

/** A hazard in one line: what may happen, what guards against it, and where. */
export function hazardText({ message, guard, at }: Hazard): string {
  return `${message}${guard === undefined ? '' : ` (${guard})`}, ${at}`;
}

/** The same, with advice if nothing guards against it. */
export function advisedText(hazard: Hazard): string {
  return hazardText(hazard) + (hazard.advice === undefined ? '' : `. ${hazard.advice}`);
}

import type { Hazard } from '../types';

/** What is said of a hazard: what may happen, what guards it, and where. */
export function hazardText({ message, guard, at }: Hazard): string {
  return `${message}${guard === undefined ? '' : ` (${guard})`}, ${at}`;
}

/** The same, with what to do where nothing guards it. */
export function advisedText(hazard: Hazard): string {
  return hazardText(hazard) + (hazard.advice === undefined ? '' : `. ${hazard.advice}`);
}

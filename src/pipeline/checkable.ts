import { makePlan, type PlanInput } from '../plan';
import { entangledIn, MOST_TO_CHECK, withhold, type Staying } from '../plan/withholding';
import type { Choices, Plan } from '../types';

/** A plan for all that a person could check, at any risk; what nobody could is withheld. */
export function checkablePlan(input: PlanInput): Plan {
  const staying: Staying = { calls: new Map(), findings: new Map() };
  const rules = { ...input.rules, staying: staying.calls };
  const choices: Choices = { declined: new Set(), withheld: staying.findings };
  for (;;) {
    const plan = makePlan({ ...input, rules, tolerated: MOST_TO_CHECK }, choices);
    const entangled = entangledIn(plan);
    if (!plan.isUnfinished) return plan;
    if (entangled.length === 0) return makePlan({ ...input, rules }, choices);
    for (const set of entangled) withhold(input.graph, set, staying);
  }
}

import { standInCall } from '../../program';
import type { CpuFact } from '../../types';
import type { FactsBuilder } from '../facts';
import type { Node } from '../syntax/parse';
import { loadChecker, type Checker } from './backtracking';
import { callPlaces } from './calls';
import { loopPlaces } from './loops';
import type { Place, Source } from './types';

/** Finds work on the CPU in a file whose facts are being made; each place is added to its calls. */
export type CpuScan = (facts: FactsBuilder, all: readonly Node[]) => readonly CpuFact[];

/** Loads what is needed to look for work on the CPU. */
export async function loadCpuScan(): Promise<CpuScan> {
  const check = await loadChecker();
  return (facts, all) => placesIn(sourceOf(facts, all), check).map((place) => added(facts, place));
}

function placesIn(source: Source, check: Checker): readonly Place[] {
  const places = [...loopPlaces(source), ...callPlaces(source, check)];
  return places.sort((one, other) => one.node.start - other.node.start);
}

function sourceOf({ scopes, file }: FactsBuilder, all: readonly Node[]): Source {
  return {
    all,
    scopes,
    below: ({ start, end }) => all.filter((node) => node.start >= start && node.end <= end),
    text: ({ start, end }) => file.text.slice(start, end),
  };
}

// Later stages see a call of an unknown function: so it has an owner, a proof and a position.
function added(facts: FactsBuilder, { node, rule, why }: Place): CpuFact {
  const index = facts.calls.length;
  const call = standInCall({
    index,
    span: { start: node.start, end: node.end },
    ...facts.locate(node.start),
    name: rule,
    fn: facts.ownerOf(node),
    calleeNode: facts.fresh(),
    receiverNode: facts.fresh(),
    resultNode: facts.fresh(),
  });
  facts.calls.push(call);
  return { rule, call: index, why };
}

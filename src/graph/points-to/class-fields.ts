import type { Program } from '../../program';
import type { FileFacts, Flow } from '../../types';
import type { Links } from '../linking/links';
import type { Solver } from './solve';

type ClassFlow = Extract<Flow, readonly ['class', ...unknown[]]>;

interface Analysis {
  readonly program: Program;
  readonly solver: Solver;
  readonly links: Links;
}

/**
 * The nodes of fields in prototypes that stand for those of each object: for who only knows the class, the analysis finds
 * the first values of its fields there, too. Not for classes that others extend, whose objects find them only there.
 */
// Matches: items of class Cart { items = []; }, and not: Cart.prototype.items = []
export function fieldsOfEach(analysis: Analysis): ReadonlySet<number> {
  const { program, solver, links } = analysis;
  const extended = extendedIn(analysis);
  const nodes = [...program.all].flatMap((file) =>
    fieldsIn(file).flatMap(({ own, names }) => {
      const prototypes = [...solver.valuesAt(links.node(file.path, own))].filter((one) => !extended.has(one));
      return prototypes.flatMap((prototype) => names.flatMap((name) => solver.fieldsOf(prototype).get(name) ?? []));
    }),
  );
  return new Set(nodes);
}

/** The prototypes of classes that others extend. */
function extendedIn({ program, solver, links }: Analysis): ReadonlySet<number> {
  const above = [...program.all].flatMap((file) =>
    classesIn(file).flatMap(([, , , node]) => (node < 0 ? [] : [...solver.valuesAt(links.node(file.path, node))])),
  );
  const nodes = [...new Set(above)].flatMap((cls) => solver.fieldsOf(cls).get('prototype') ?? []);
  return new Set(nodes.flatMap((node) => [...solver.valuesAt(node)]));
}

function classesIn({ flow }: FileFacts): readonly ClassFlow[] {
  return flow.filter((item): item is ClassFlow => item[0] === 'class');
}

/** The classes of a file, as the nodes of their prototypes, and what the functions that initialise fields store in `this`. */
function fieldsIn(file: FileFacts): readonly { readonly own: number; readonly names: readonly string[] }[] {
  const classes = classesIn(file).filter(([, , , , fields]) => fields.length > 0);
  if (classes.length === 0) return [];
  const stored = new Map<number, string[]>();
  for (const { thisNode } of classes.flatMap(([, , , , fields]) => fields.map((index) => file.functions[index])))
    stored.set(thisNode, []);
  for (const item of file.flow) if (item[0] === 'store') stored.get(item[1])?.push(item[2]);
  return classes.map(([, , , , fields, own]) => ({
    own,
    names: fields.flatMap((index) => stored.get(file.functions[index].thisNode) ?? []),
  }));
}

import { callId, functionId, type Program } from '../../program';
import type {
  CallGraph,
  CallId,
  DecoratorFacts,
  DecoratorRow,
  FileFacts,
  Framework,
  FunctionId,
  HandlerRow,
} from '../../types';

/** A method that a framework calls because of a decorator. */
export interface DecoratedMethod {
  readonly fn: FunctionId;
  readonly call: CallId;
  readonly route: string;
  readonly framework: Framework;
  readonly kind: DecoratorRow & Pick<HandlerRow, 'stage'>;
}

/** What is known of a program when its decorators are looked at. */
interface DecoratedInput extends Pick<CallGraph, 'valuesOf'> {
  readonly program: Program;
  readonly frameworks: readonly Framework[];
}

/** Names of HTTP methods in decorators: `Get`, `httpGet`, `del`. */
const VERB = /^(?:http)?(get|post|put|delete|del|patch|head|options|all|search|sse)$/i;

/** The methods of a file that frameworks call because of decorators. */
// Matches: @Controller('users') class Users { @Get(':id') show() {} }
export function decoratedMethods(input: DecoratedInput, file: FileFacts): DecoratedMethod[] {
  const pathsOf = ({ call }: DecoratorFacts): readonly string[] => {
    const id = callId(file.path, call);
    return input.valuesOf(id, input.program.call(id).calleeNode).externals;
  };
  const isOf = (row: DecoratorRow, decorator: DecoratorFacts): boolean =>
    row.on.some((path) => pathsOf(decorator).includes(path));
  return file.decorators.flatMap((decorator) =>
    input.frameworks.flatMap((framework) =>
      (framework.decorators ?? [])
        .filter((row) => isOf(row, decorator))
        .flatMap((row) =>
          calledBy(row, decorator).map(({ name, fn }) => ({
            fn: functionId(file.path, fn),
            call: callId(file.path, decorator.call),
            route: decoratedRoute(input.program, file, decorator),
            framework,
            kind: {
              ...row,
              stage: row.stages?.[name] ?? row.stage,
              ...(startsBeside(row, decorator, file, isOf) && { syncUnlessAsync: 'runs-beside-others' }),
            },
          })),
        ),
    ),
  );
}

/** Whether others of the same class are started before the method is done. */
// Matches: @BeforeInsert() hash() {} and @BeforeInsert() trim() {}
function startsBeside(
  row: DecoratorRow,
  decorator: DecoratorFacts,
  { decorators }: FileFacts,
  isOf: (row: DecoratorRow, decorator: DecoratorFacts) => boolean,
): boolean {
  const isOther = (other: DecoratorFacts): boolean =>
    other.owner === decorator.owner && other.members[0]?.fn !== decorator.members[0]?.fn;
  return row.together === true && decorators.some((other) => isOther(other) && isOf(row, other));
}

function calledBy({ members }: DecoratorRow, decorator: DecoratorFacts): DecoratorFacts['members'] {
  return decorator.onClass
    ? decorator.members.filter(({ name }) => members?.includes(name))
    : members === undefined
      ? decorator.members.filter(({ name }) => name !== 'constructor')
      : [];
}

/** `GET /users/:id`, with the path of the class's own decorator; `@Query notes` where there is no path. */
function decoratedRoute(program: Program, file: FileFacts, decorator: DecoratorFacts): string {
  const nameOf = ({ call }: DecoratorFacts): string => program.call(callId(file.path, call)).name;
  const isController = (other: DecoratorFacts): boolean =>
    other.onClass && other.owner === decorator.owner && /controller|^route$/i.test(nameOf(other));
  // Matches: @route('/:id') @GET() show() {}
  const isBeside = (other: DecoratorFacts): boolean =>
    !other.onClass && nameOf(other) === 'route' && other.members[0]?.fn === decorator.members[0]?.fn;
  const name = nameOf(decorator);
  if (decorator.onClass) return `@${name}`;
  const verb = VERB.exec(name)?.[1].toUpperCase();
  // Messages have no path.
  const around = verb === undefined ? [] : [isController, isBeside].flatMap((is) => file.decorators.filter(is));
  const calls = [...around, decorator];
  const paths = calls.map(({ call }) => program.call(callId(file.path, call)).args[0]?.value ?? '');
  const path = `/${paths.join('/')}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (verb !== undefined) return `${verb === 'DEL' ? 'DELETE' : verb} ${path}`;
  return `@${name} ${path === '/' ? decorator.members[0]?.name : path}`;
}

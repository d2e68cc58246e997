import type { Access } from '../types';
import type { Node } from './parse';
import { wrapped } from './walk';

const COMPARES = /^(?:[=!]==?|[<>]=?|[-*/%]|\*\*|[&|^]|<<|>>>?)$/;
const ASSIGNS = /^(?:=|\|\|=|&&=|\?\?=)$/;
const TESTS = /^(?:If|While|DoWhile)Statement$|^ConditionalExpression$/;

/**
 * True where only what is under a name is meant, and nothing that this may hold: it is set, counted, compared, or put in a
 * constant, whose uses are looked at themselves.
 */
// Matches: this.count += 1, if (this.isDone), const before = this.count; and neither show(this.jobs) nor this.jobs.push(job)
export function isName(target: Node, kind: Access['kind']): boolean {
  const parent = target.parent as Node;
  switch (parent.type) {
    case 'UpdateExpression':
      return true;
    case 'AssignmentExpression':
      return parent.left === target && (!ASSIGNS.test(String(parent.operator)) || isAlone(parent));
    case 'UnaryExpression':
      return (
        parent.operator === '!' || parent.operator === 'typeof' || (kind === 'write' && parent.operator === 'delete')
      );
    case 'BinaryExpression':
      return COMPARES.test(String(parent.operator));
    case 'VariableDeclarator':
      return isConstant(parent);
    default:
      return TESTS.test(parent.type) && parent.test === target;
  }
}

// What is assigned may be used where it is assigned: (this.jobs = jobs).push(job)
function isAlone(assignment: Node): boolean {
  return wrapped(assignment).parent?.type === 'ExpressionStatement';
}

// Matches: const before = this.count
function isConstant({ id, parent }: Node): boolean {
  return (id as Node).type === 'Identifier' && parent?.kind === 'const';
}

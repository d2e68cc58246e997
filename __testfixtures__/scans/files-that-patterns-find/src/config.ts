import _ from 'lodash';
import { sync } from 'glob';

const patterns = { policies: ['dist/policies/*.js'] };

function filesOf(wanted: string | string[]): string[] {
  let found: string[] = [];
  if (Array.isArray(wanted)) for (const one of wanted) found = _.union(found, filesOf(one));
  else found = _.union(found, sync(wanted)); // found: startup
  return found;
}

export const files = { policies: filesOf(patterns.policies) };

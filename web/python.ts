/** What Python says, for tests of the page: the lines of JSON that a script of this folder prints. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export function saidByPython<T>(script: string): T[] {
  const python = join(import.meta.dirname, '../.venv-dev/bin/python');
  const lines = execFileSync(python, [join(import.meta.dirname, script)], { maxBuffer: 2 ** 27 });
  return lines
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

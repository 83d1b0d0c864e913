/** The JSON lines that a Python script of this folder prints, for tests of the page. */

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

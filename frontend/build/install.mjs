// `npm ci`, unless node_modules already holds what the lock file says.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.installed';
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.version)
  .digest('hex');
const found = existsSync(MARK) ? readFileSync(MARK, 'utf8') : '';

if (found !== wanted) {
  execFileSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(MARK, wanted);
}

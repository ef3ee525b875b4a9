// node --import tsx tools/lockfile/cli.ts [root]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../build/repository.mjs'
import { lockfileProblems } from './lockfileProblems.ts'

// The packages with machine code for Windows aren't part of an installation, so they have a lock file of
// their own.
const LOCK_FILES = ['package-lock.json', 'apps/desktop/windows/package-lock.json']

const root = process.argv[2] ?? repositoryRoot
const problems = LOCK_FILES.flatMap((file) =>
  lockfileProblems(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(
    (problem) => `${file}: ${problem}`,
  ),
)
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)

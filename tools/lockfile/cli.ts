// node --import tsx tools/lockfile/cli.ts [root]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../build/repository.mjs'
import { lockfileProblems } from './lockfileProblems.ts'

const root = process.argv[2] ?? repositoryRoot
const problems = lockfileProblems(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)

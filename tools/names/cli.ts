// node --import tsx tools/names/cli.ts [root]
import { readRepository } from '../boundaries/readRepository.ts'
import { repositoryRoot } from '../build/repository.mjs'
import { badNames } from './badNames.ts'

const problems = badNames([...readRepository(process.argv[2] ?? repositoryRoot).files.keys()])
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)

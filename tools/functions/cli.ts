// node --import tsx tools/functions/cli.ts [root]
import { readRepository } from '../boundaries/readRepository.ts'
import { repositoryRoot } from '../build/repository.mjs'
import { functionProblems, LONG_LINES, labelOf } from './functionProblems.ts'
import { longFunctions } from './longFunctions.ts'
import { LONG_MAX, STILL_TOO_LONG, WRITTEN_OUT } from './stillTooLong.ts'

// Tests list cases (the model of the store is one of them) and data lists facts: their length is no sign of too many concerns.
const MEASURED = /^(apps|packages|tools|bench)\/.*\.tsx?$/
const LEFT_OUT = /\.(test|spec|d)\.tsx?$|\/(testkit|fixtures|corpus|gallery|payment\/model)\//

const long = [...readRepository(process.argv[2] ?? repositoryRoot).files]
  .filter(([path]) => MEASURED.test(path) && !LEFT_OUT.test(path))
  .flatMap(([path, source]) => longFunctions(path, source, LONG_LINES))
  .filter((each) => !WRITTEN_OUT.has(labelOf(each)))
const problems = functionProblems(long, { stillTooLong: STILL_TOO_LONG, longMax: LONG_MAX })
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)

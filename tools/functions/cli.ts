// node --import tsx tools/functions/cli.ts [--mend] [root] checks the lengths of functions. With --mend,
// spreads of object literals are replaced with their properties; run the formatter afterwards.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRepository } from '../boundaries/readRepository.ts'
import { repositoryRoot } from '../build/repository.mjs'
import { functionProblems, LONG_LINES, labelOf } from './functionProblems.ts'
import { literalSpreads, withoutLiteralSpreads } from './literalSpreads.ts'
import { longFunctions } from './longFunctions.ts'
import { LONG_MAX, STILL_TOO_LONG, WRITTEN_OUT } from './stillTooLong.ts'

// Tests list cases (the model of the store is one of them) and data lists facts, so their length isn't a sign
// of too many concerns.
const MEASURED = /^(apps|packages|tools|bench)\/.*\.tsx?$/
const LEFT_OUT = /\.(test|spec|d)\.tsx?$|\/(testkit|fixtures|corpus|gallery|payment\/model)\//

const isMending = process.argv.includes('--mend')
const root = process.argv.slice(2).find((argument) => argument !== '--mend') ?? repositoryRoot
const sources = [...readRepository(root).files].filter(([path]) => /\.tsx?$/.test(path))

if (isMending)
  for (const [path, source] of sources) {
    const mended = withoutLiteralSpreads(path, source)
    if (mended !== source) writeFileSync(join(root, path), mended)
  }

const spreads = isMending
  ? []
  : sources.flatMap(([path, source]) =>
      literalSpreads(path, source).map(
        ({ line }) => `${path}:${line}: an object that is written out is spread; write its properties`,
      ),
    )
const long = sources
  .filter(([path]) => MEASURED.test(path) && !LEFT_OUT.test(path))
  .flatMap(([path, source]) => longFunctions(path, source, LONG_LINES))
  .filter((each) => !WRITTEN_OUT.has(labelOf(each)))
const problems = [...spreads, ...functionProblems(long, { stillTooLong: STILL_TOO_LONG, longMax: LONG_MAX })]
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)

// node --import tsx tools/boundaries/cli.ts [root]
import { repositoryRoot } from '../build/repository.mjs'
import { checkBoundaries } from './checkBoundaries.ts'
import { readRepository } from './readRepository.ts'

const repository = readRepository(process.argv[2] ?? repositoryRoot)
const violations = checkBoundaries(repository)
for (const { path, line, specifier, sentence } of violations)
  console.log(`${path}:${line} imports '${specifier}'\n    ${sentence}`)
if (violations.length > 0) {
  console.log(`${violations.length} imports break a boundary`)
  process.exit(1)
}
console.log(`${repository.files.size} files keep to the boundaries`)

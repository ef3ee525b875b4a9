// node --import tsx tools/i18n/cli.ts [root]
import { repositoryRoot } from '../build/repository.mjs'
import { checkWords } from './checkWords.ts'

const problems = await checkWords(process.argv[2] ?? repositoryRoot)
for (const problem of problems) console.log(problem)
if (problems.length > 0) {
  console.log(`${problems.length} problems with words`)
  process.exit(1)
}
console.log('The words are complete in every language')

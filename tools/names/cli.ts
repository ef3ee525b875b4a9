// node --import tsx tools/names/cli.ts [root]
import { readRepository } from '../boundaries/readRepository.ts'
import { repositoryRoot } from '../build/repository.mjs'
import { badNames } from './badNames.ts'
import { misnamedFile } from './misnamedFile.ts'

const { files } = readRepository(process.argv[2] ?? repositoryRoot)
const misnamed = [...files].flatMap(([path, source]) =>
  /\.tsx?$/.test(path) ? (misnamedFile(path, source) ?? []) : [],
)
const problems = [...badNames([...files.keys()]), ...misnamed]
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)

// node --import tsx tools/spec/cli.ts [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../build/repository.mjs'
import { type SpecifiedPackage, specProblems } from './specProblems.ts'

const root = process.argv[2] ?? repositoryRoot
const packages = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => existsSync(join(root, folder, 'SPEC.md')))
  .map(readPackage)
const problems = packages.flatMap(specProblems)
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)
console.log(`${packages.length} specifications are quoted by their tests, rule by rule`)

function readPackage(folder: string): SpecifiedPackage {
  const tests = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/src/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/u.test(path))
  const path = `${folder}/SPEC.md`
  return {
    path,
    spec: readFileSync(join(root, path), 'utf8'),
    tests: new Map(tests.map((test) => [test, readFileSync(join(root, test), 'utf8')])),
  }
}

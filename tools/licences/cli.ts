// node --import tsx tools/licences/cli.ts [--write] checks licenses, bill of materials and notices, and
// writes the latter two with --write.
import { readFileSync, writeFileSync } from 'node:fs'
import { inRepository, repositoryRoot } from '../build/repository.mjs'
import { byName, componentsOf } from './componentsOf.ts'
import { licenceProblems } from './licenceProblems.ts'
import { licenceTextOf } from './licenceTextOf.ts'
import { noticesOf } from './noticesOf.ts'
import { pinnedComponents } from './pinnedComponents.ts'
import { sbomOf } from './sbomOf.ts'

const read = (...name: string[]) => readFileSync(inRepository(...name), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }
const components = [...componentsOf(JSON.parse(read('package-lock.json'))), ...pinnedComponents()].sort(
  byName,
)

const FILES = {
  'sbom.cdx.json': sbomOf(version, components),
  'apps/web/public/third-party-notices.txt': noticesOf(components, (each) =>
    licenceTextOf(repositoryRoot, each),
  ),
}

const problems = licenceProblems(components)
for (const [name, content] of Object.entries(FILES)) {
  if (process.argv.includes('--write')) writeFileSync(inRepository(name), content)
  else if (contentOf(name) !== content)
    problems.push(`${name} is not current: npm run licences makes it anew`)
}
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)

function contentOf(name: string): string | null {
  try {
    return read(name).replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}

// node --import tsx tools/docs/cli.ts [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../build/repository.mjs'
import { namedPaths } from './namedPaths.ts'

const root = process.argv[2] ?? repositoryRoot
const documents = [...markdownIn('.', false), ...markdownIn('docs', true)]
const missing = documents.flatMap((document) =>
  namedPaths(document, readFileSync(join(root, document), 'utf8'))
    .filter(({ path }) => !existsSync(join(root, path)))
    .map(({ path, line }) => `${document}:${line} names ${path}, which does not exist`),
)
for (const line of missing) console.log(line)
if (missing.length > 0) process.exit(1)
console.log(`${documents.length} documents name only what exists`)

function markdownIn(folder: string, recursive: boolean): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
}

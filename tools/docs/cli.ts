// node --import tsx tools/docs/cli.ts [root]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../build/repository.mjs'
import { namedPaths } from './namedPaths.ts'
import { createPathLookup, relativePaths } from './relativePaths.ts'

const root = process.argv[2] ?? repositoryRoot
const workspaces = ['packages', 'apps'].flatMap(foldersIn)
const documents = [
  ...markdownIn('.', false),
  ...markdownIn('docs', true),
  ...workspaces.flatMap((folder) => markdownIn(folder, false)),
]
const existsBelow = createPathLookup(['packages', 'apps', 'e2e', 'bench', 'tools'].flatMap(filesIn))
const missing = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8')
  return [
    ...namedPaths(document, text).filter(({ path }) => !existsSync(join(root, path))),
    ...relativePaths(document, text).filter(({ path }) => !existsBelow(path)),
  ].map(({ path, line }) => `${document}:${line} names ${path}, which does not exist`)
})
const undescribed = workspaces
  .filter((folder) => !existsSync(join(root, folder, 'README.md')))
  .map((folder) => `${folder} has no README.md`)
const problems = [...missing, ...undescribed]
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)
console.log(`${documents.length} documents name only what exists`)

function foldersIn(parent: string): string[] {
  if (!existsSync(join(root, parent))) return []
  return readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
}

function filesIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return path
    return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesIn(path)
  })
}

function markdownIn(folder: string, recursive: boolean): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
}

// node --import tsx tools/architecture/cli.ts adds an action and a screen to a copy of the repository,
// touches what ARCHITECTURE's table names and nothing else, and runs the checks there. If the table omits
// something, a check fails; what it names without need is listed.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../build/repository.mjs'
import { ACTION, type Addition, EITHER, SCREEN } from './additions.ts'
import { pathsInRow } from './pathsInRow.ts'

const CHECKS: readonly (readonly string[])[] = [
  ['npx', 'tsc', '-p', 'apps/server'],
  ['npx', 'tsc', '-p', 'apps/web'],
  [
    'npx',
    'biome',
    'format',
    'packages/protocol/src',
    'apps/server/src/actions/trash',
    'apps/web/src/features/trash',
  ],
  ['node', '--import', 'tsx', 'tools/i18n/cli.ts'],
  ['node', '--import', 'tsx', 'tools/boundaries/cli.ts'],
  ['node', '--import', 'tsx', 'tools/names/cli.ts'],
  ['node', '--import', 'tsx', 'tools/docs/cli.ts'],
  [
    'npx',
    'vitest',
    'run',
    '--project',
    'node',
    'apps/server/src/actions/trash',
    'apps/server/src/actions/accessTable',
    'packages/protocol/src',
  ],
  [
    'npx',
    'vitest',
    'run',
    '--project',
    'dom',
    'apps/web/src/features/trash/CountScreen',
    'apps/web/src/routes/siteMap',
  ],
]

function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'pandok-architecture-'))
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', listed, { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 2 ** 28 })
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(join(repositoryRoot, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(repositoryRoot, file), join(copy, file))
  }
  // Third-party packages are linked, while those of the repository must be those of the copy.
  const modules = join(repositoryRoot, 'node_modules')
  mkdirSync(join(copy, 'node_modules', '@pandok'), { recursive: true })
  for (const name of readdirSync(modules))
    if (name !== '@pandok') symlinkSync(join(modules, name), join(copy, 'node_modules', name))
  for (const parent of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, parent)))
      symlinkSync(join(copy, parent, name), join(copy, 'node_modules', '@pandok', name))
  return copy
}

function add(copy: string, thing: string, additions: readonly Addition[]): string[] {
  const named = new Set(pathsInRow(readFileSync(join(copy, 'ARCHITECTURE.md'), 'utf8'), thing))
  const used = new Set(additions.flatMap(({ inTable }) => inTable ?? []))
  const neighbor = readFileSync(join(copy, 'apps/web/src/features/trash/TrashScreen.tsx'), 'utf8')
  const words = /useText \} from '([^']+)'/.exec(neighbor)?.[1] ?? ''
  for (const { path, edit } of additions) {
    const file = join(copy, path)
    mkdirSync(dirname(file), { recursive: true })
    const text = edit(existsSync(file) ? readFileSync(file, 'utf8') : '')
    writeFileSync(file, text.replace('@@text', words))
  }
  return [
    ...[...used].filter((path) => !named.has(path)).map((path) => `${thing}: the table forgets ${path}`),
    ...[...named]
      .filter((path) => !used.has(path) && !EITHER.has(path))
      .map((path) => `${thing}: the table names ${path}, which nothing needs`),
  ]
}

const copy = copyRepository()
const problems = [...add(copy, 'an action', ACTION), ...add(copy, 'a screen', SCREEN)]
for (const [command = '', ...args] of CHECKS) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' })
  if (status === 0) continue
  problems.push(`${[command, ...args].join(' ')} fails:\n${stdout}\n${stderr}`)
}
rmSync(copy, { recursive: true, force: true })
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exit(1)
console.log(
  `An action and a screen were added by ARCHITECTURE's table, and ${CHECKS.length} checks of the copy pass`,
)

import { targetWorkspace } from '../edge.ts'
import type { Rule } from '../rule.ts'

interface Neighbors {
  readonly sentence: string
  readonly mayImport: readonly string[]
}

const PACKAGES = [
  'domain',
  'module-engine',
  'module-form',
  'board',
  'report-check',
  'exchange',
  'protocol',
  'library',
  'i18n',
  'ui',
  'viewer',
]

/** Rules are listed by folder name; a workspace without a line here isn't allowed. */
const GRAPH: Readonly<Record<string, Neighbors>> = {
  domain: { sentence: 'domain imports nothing', mayImport: [] },
  'module-engine': { sentence: 'module-engine → domain', mayImport: ['domain'] },
  board: { sentence: 'board → domain, module-engine', mayImport: ['domain', 'module-engine'] },
  'report-check': {
    sentence: 'report-check → domain, module-engine, board',
    mayImport: ['domain', 'module-engine', 'board'],
  },
  exchange: {
    sentence: 'exchange → domain, module-engine, board',
    mayImport: ['domain', 'module-engine', 'board'],
  },
  protocol: { sentence: 'protocol → domain', mayImport: ['domain'] },
  library: { sentence: 'library → module-engine', mayImport: ['domain', 'module-engine'] },
  i18n: {
    sentence: 'i18n → protocol, module-engine (codes)',
    mayImport: ['domain', 'protocol', 'module-engine'],
  },
  'module-form': {
    sentence: 'module-form → domain, module-engine, ui',
    mayImport: ['domain', 'module-engine', 'ui'],
  },
  ui: { sentence: 'ui → domain', mayImport: ['domain'] },
  viewer: { sentence: 'viewer → domain', mayImport: ['domain'] },
  testkit: { sentence: 'testkit → every package, no app', mayImport: PACKAGES },
  server: {
    sentence: 'server → domain, module-engine, board, protocol, i18n, library (no React, no viewer)',
    mayImport: ['domain', 'module-engine', 'board', 'protocol', 'i18n', 'library'],
  },
  'gateway-sandbox': { sentence: 'gateway-sandbox → domain, protocol', mayImport: ['domain', 'protocol'] },
  web: { sentence: 'web → every package, no server, no desktop', mayImport: PACKAGES },
  desktop: { sentence: 'desktop → protocol, its own bridge', mayImport: ['protocol'] },
}

const folderName = (folder: string) => folder.split('/').at(-1) ?? folder

const neighborRules: Rule[] = Object.entries(GRAPH).map(([name, { sentence, mayImport }]) => ({
  sentence,
  refuses(edge, repository) {
    const { workspace } = edge.from
    const target = targetWorkspace(repository, edge)
    if (!workspace || !target || target === workspace || folderName(workspace.folder) !== name) return false
    const targetName = folderName(target.folder)
    if (targetName === 'testkit' && edge.from.isTest) return false
    return !mayImport.includes(targetName)
  },
}))

export const packageGraph: readonly Rule[] = [
  ...neighborRules,
  {
    sentence: 'every workspace has its line in the graph: give this one its neighbors first',
    refuses: ({ from }) =>
      from.workspace !== undefined && !Object.hasOwn(GRAPH, folderName(from.workspace.folder)),
  },
  {
    sentence: 'domain imports nothing, not even from npm',
    refuses: ({ from, to }) => isProduct(from, ['domain']) && to.kind === 'package',
  },
  {
    sentence: 'packages run in the browser too, so none uses what only Node has',
    refuses: ({ from, to }) => isProduct(from, PACKAGES) && to.kind === 'builtin',
  },
  {
    // Plates are only run by the reader: a report never reaches the server.
    sentence: 'server → board: what is wrong with formulas, the words of a plate, and nothing else',
    refuses: ({ from, to }) =>
      from.workspace?.folder === 'apps/server' &&
      to.kind === 'workspace' &&
      to.workspace.folder === 'packages/board' &&
      !['./formulas', './words'].includes(to.subpath),
  },
  {
    sentence: 'server → no React',
    refuses: ({ from, to }) =>
      from.workspace?.folder === 'apps/server' && to.kind === 'package' && /^react(-|$)/.test(to.name),
  },
  {
    sentence: 'journeys, benchmarks and tools use the program from outside: no imports from apps',
    refuses: (edge, repository) =>
      edge.from.workspace === undefined &&
      targetWorkspace(repository, edge)?.folder.startsWith('apps/') === true,
  },
  {
    sentence: 'benchmarks import tools, never the other way round',
    refuses: ({ from, to }) =>
      from.path.startsWith('tools/') && to.kind === 'file' && to.path.startsWith('bench/'),
  },
]

function isProduct(from: Parameters<Rule['refuses']>[0]['from'], names: readonly string[]): boolean {
  if (!from.workspace || from.isTest || !from.path.includes('/src/')) return false
  return from.workspace.folder.startsWith('packages/') && names.includes(folderName(from.workspace.folder))
}

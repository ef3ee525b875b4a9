import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './checkBoundaries.ts'
import { virtualRepository } from './virtualRepository.ts'

/** Returns the violations by one import in one file of an otherwise empty repository. */
function complaints(path: string, specifier: string, overrides = {}): string[] {
  const repository = virtualRepository({ [path]: `import { x } from '${specifier}'` }, overrides)
  return checkBoundaries(repository).map(({ sentence }) => sentence)
}

const server = (path: string) => `apps/server/src/${path}`
const web = (path: string) => `apps/web/src/${path}`

describe('the graph of packages', () => {
  it.each([
    ['packages/domain/src/a.ts', '@pandok/protocol', 'domain imports nothing'],
    ['packages/domain/src/a.ts', 'zod', 'domain imports nothing, not even from npm'],
    ['packages/module-engine/src/a.ts', '@pandok/board', 'module-engine → domain'],
    ['packages/board/src/a.ts', '@pandok/protocol', 'board → domain, module-engine'],
    ['packages/report-check/src/a.ts', '@pandok/i18n', 'report-check → domain, module-engine, board'],
    ['packages/exchange/src/a.ts', '@pandok/i18n', 'exchange → domain, module-engine, board'],
    ['packages/protocol/src/a.ts', '@pandok/i18n', 'protocol → domain'],
    ['packages/library/src/a.ts', '@pandok/board', 'library → module-engine'],
    ['packages/i18n/src/a.ts', '@pandok/ui', 'i18n → protocol, module-engine (codes)'],
    ['packages/ui/src/a.tsx', '@pandok/module-engine', 'ui → domain'],
    ['packages/viewer/src/a.ts', '@pandok/protocol', 'viewer → domain'],
    ['packages/testkit/src/a.ts', '@pandok/server', 'testkit → every package, no app'],
    [
      server('config.ts'),
      '@pandok/board',
      'server → board: what is wrong with formulas, the words of a plate, and nothing else',
    ],
    [
      server('config.ts'),
      '@pandok/viewer',
      'server → domain, module-engine, board, protocol, i18n, library (no React, no viewer)',
    ],
    [server('mail/a.ts'), 'react', 'server → no React'],
    [web('platform/a.ts'), '@pandok/server', 'web → every package, no server, no desktop'],
    [web('platform/a.ts'), '@pandok/desktop', 'web → every package, no server, no desktop'],
    ['apps/desktop/src/a.ts', '@pandok/domain', 'desktop → protocol, its own bridge'],
    ['apps/gateway-sandbox/src/a.ts', '@pandok/i18n', 'gateway-sandbox → domain, protocol'],
    [
      'packages/protocol/src/a.ts',
      'node:crypto',
      'packages run in the browser too, so none uses what only Node has',
    ],
    ['packages/i18n/src/a.ts', 'fs', 'packages run in the browser too, so none uses what only Node has'],
  ])('%s must not import %s', (path, specifier, sentence) => {
    expect(complaints(path, specifier)).toEqual([sentence])
  })

  it('refuses a workspace that nobody gave neighbors', () => {
    const repository = virtualRepository({ 'packages/extra/src/a.ts': "import './b.ts'" })
    const extra = { ...repository.workspaces[0], name: '@pandok/extra', folder: 'packages/extra' }
    const workspaces = [...repository.workspaces, extra as (typeof repository.workspaces)[0]]
    expect(checkBoundaries({ ...repository, workspaces })).toMatchObject([
      { sentence: 'every workspace has its line in the graph: give this one its neighbors first' },
    ])
  })

  it.each([
    ['packages/board/src/a.ts', '@pandok/module-engine'],
    ['packages/i18n/src/a.ts', '@pandok/protocol'],
    [server('actions/user/join.ts'), '@pandok/domain'],
    [server('actions/plate/a.ts'), '@pandok/board/formulas'],
    [server('actions/plate/a.ts'), '@pandok/board/words'],
    [server('config.ts'), 'node:path'],
    [web('features/board-editor/a.tsx'), '@pandok/board'],
    ['packages/domain/src/a.test.ts', '@pandok/testkit'],
    ['packages/domain/src/a.test.ts', 'vitest'],
    ['packages/protocol/src/a.test.ts', 'node:crypto'],
    ['packages/testkit/src/a.ts', 'node:fs'],
  ])('%s may import %s', (path, specifier) => {
    expect(complaints(path, specifier)).toEqual([])
  })

  it('lets journeys and benchmarks use packages but not the inside of apps', () => {
    expect(complaints('e2e/a.spec.ts', '@pandok/protocol')).toEqual([])
    expect(complaints('e2e/a.spec.ts', '../tools/setup/findBrowser.mjs')).toEqual([])
    expect(complaints('bench/api/run.ts', '@pandok/server')).toEqual([
      'journeys, benchmarks and tools use the program from outside: no imports from apps',
    ])
    expect(complaints('bench/keys/run.ts', '../../tools/library/readLibrary.ts')).toEqual([])
    expect(complaints('tools/library/a.ts', '../../bench/keys/run.ts')).toEqual([
      'benchmarks import tools, never the other way round',
    ])
  })
})

describe('inside the server', () => {
  const layers = 'inside server: http → rpc → actions → (domain, repositories by injection)'
  it.each([
    ['actions/user/join.ts', 'pg', 'db/ is the only code that knows SQL'],
    ['rpc/dispatch.ts', 'kysely', 'db/ is the only code that knows SQL'],
    ['main.ts', 'fastify', 'http/ is the only code that knows Fastify'],
    ['rpc/dispatch.ts', '@fastify/static', 'http/ is the only code that knows Fastify'],
    ['jobs/sendOutbox.ts', 'nodemailer', 'mail/ is the only code that sends mail'],
    ['mail/outbox.ts', 'graphile-worker', 'jobs/ is the only code that knows the job queue'],
    ['rpc/dispatch.ts', '#http/liveEvent.ts', `${layers}: rpc does not know http`],
    ['http/liveEvent.ts', '#actions/user/join.ts', `${layers}: http reaches actions through rpc only`],
    [
      'actions/user/join.ts',
      '#db/repositories/members.ts',
      `${layers}: an action is handed its repositories and sees no request`,
    ],
    [
      'actions/user/join.ts',
      '#http/request.ts',
      `${layers}: an action is handed its repositories and sees no request`,
    ],
    ['db/repositories/members.ts', '#rpc/fail.ts', 'db → domain: db knows nothing of who asks'],
    ['db/members.ts', '../mail/send.ts', 'db → domain: db knows nothing of who asks'],
    [
      'db/repositories/members.ts',
      '@pandok/protocol',
      'db → domain: rows become entities there, nothing else of ours is needed',
    ],
  ])('%s must not import %s', (path, specifier, sentence) => {
    expect(complaints(server(path), specifier)).toEqual([sentence])
  })

  it.each([
    ['db/pool.ts', 'pg'],
    ['http/server.ts', '@fastify/static'],
    ['mail/smtp.ts', 'nodemailer'],
    ['jobs/run.ts', 'graphile-worker'],
    ['testkit/provideDatabase.ts', 'pg'],
    ['actions/user/join.test.ts', '#db/repositories/members.ts'],
    ['actions/user/join.ts', '#rpc/implement.ts'],
    ['rpc/dispatch.ts', '#actions/index.ts'],
    ['http/liveEvent.ts', '#rpc/dispatch.ts'],
    ['db/repositories/members.ts', '@pandok/domain'],
    ['main.ts', '#http/server.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(complaints(server(path), specifier)).toEqual([])
  })

  it('finds a violation behind import type, export from and a dynamic import alike', () => {
    const source = `import type { Pool } from 'pg'\nexport { Pool } from 'pg'\nconst pg = await import('pg')`
    const violations = checkBoundaries(virtualRepository({ [server('jobs/a.ts')]: source }))
    expect(violations.map(({ line }) => line)).toEqual([1, 2, 3])
  })
})

describe('inside the site', () => {
  const layers = 'inside web: routes → layouts → features → shared → (offline, rpc) → platform'
  it.each([
    ['features/plate/List.tsx', '#routes/routes.ts', layers],
    ['features/plate/List.tsx', '#layouts/ProgramLayout.tsx', layers],
    ['layouts/ProgramLayout.tsx', '#routes/routes.ts', layers],
    ['rpc/call.ts', '#features/plate/List.tsx', layers],
    ['shared/list/ListPages.tsx', '#layouts/NoneLayout.tsx', layers],
    ['rpc/call.ts', '#shared/session/session.ts', layers],
    ['offline/startOffline.ts', '#shared/editing/useSaving.ts', layers],
    ['platform/session/sessionStore.ts', '#rpc/call.ts', layers],
    [
      'features/plate/List.tsx',
      '#features/account/useMe.ts',
      `${layers}; feature ✗ feature: compose them in a route`,
    ],
    [
      'features/plate/List.tsx',
      '../account/useMe.ts',
      `${layers}; feature ✗ feature: compose them in a route`,
    ],
  ])('%s must not import %s', (path, specifier, sentence) => {
    expect(complaints(web(path), specifier)).toEqual([sentence])
  })

  it.each([
    ['routes/routes.ts', '#features/plate/List.tsx'],
    ['routes/Router.tsx', '#layouts/NoneLayout.tsx'],
    ['layouts/ProgramLayout.tsx', '#features/banner/BannerStrip.tsx'],
    ['features/plate/List.tsx', '#rpc/call.ts'],
    ['shared/list/refetchItems.ts', '#rpc/call.ts'],
    ['rpc/call.ts', '#platform/session/sessionStore.ts'],
    ['features/plate/List.tsx', './Row.tsx'],
    ['main.tsx', '#routes/Router.tsx'],
  ])('%s may import %s', (path, specifier) => {
    expect(complaints(web(path), specifier)).toEqual([])
  })
})

describe('addresses', () => {
  const exported = 'packages speak through their `exports`'
  it.each([
    [
      server('actions/user/join.ts'),
      '../../rpc/implement.ts',
      'inside an app `#rpc/implement.ts` (package imports), never `../../`',
    ],
    [
      'packages/protocol/src/a.ts',
      '../../domain/src/index.ts',
      `${exported}: no path leads from one workspace into another`,
    ],
    [
      'e2e/a.spec.ts',
      '../packages/domain/src/index.ts',
      `${exported}: no path leads from one workspace into another`,
    ],
    [web('platform/a.ts'), '@pandok/protocol/src/index.ts', `${exported}: this subpath is not one of them`],
    [
      web('platform/a.ts'),
      '@pandok/web',
      'inside a workspace relative or `#` paths, not its own package name',
    ],
    [web('shared/a.ts'), '#rpc/call', 'a path names its file with the extension'],
    ['packages/domain/src/a.ts', './b', 'a path names its file with the extension'],
  ])('%s must not name %s', (path, specifier, sentence) => {
    expect(complaints(path, specifier)).toEqual([sentence])
  })

  it.each(['export *', 'export type *'])('a face must not pass everything on by «%s»', (clause) => {
    const repository = virtualRepository({ 'packages/domain/src/index.ts': `${clause} from './a.ts'` })
    expect(checkBoundaries(repository)).toMatchObject([
      { sentence: 'what a file offers is a list of names, never `export *`' },
    ])
  })

  it.each([
    [web('platform/a.ts'), '@pandok/protocol/envelope'],
    [web('platform/a.ts'), '@pandok/i18n/locales/ko.json'],
    [web('platform/a.ts'), './logo.svg?url'],
    ['packages/domain/src/plate/deep/a.ts', '../../verdict.ts'],
    ['tools/a/b.ts', '../build/repository.mjs'],
  ])('%s may name %s', (path, specifier) => {
    expect(complaints(path, specifier)).toEqual([])
  })
})

describe('declarations', () => {
  const undeclared = 'a workspace declares what it imports in its own package.json'
  const nothing = { dependencies: new Set<string>(), devDependencies: new Set(['vite']) }

  it('refuses what is only hoisted', () => {
    expect(complaints(web('platform/a.ts'), 'lodash')).toEqual([undeclared])
    expect(complaints('packages/protocol/src/a.ts', 'zod/mini', { 'packages/protocol': nothing })).toEqual([
      undeclared,
    ])
    expect(complaints(web('platform/a.ts'), '@pandok/ui', { 'apps/web': nothing })).toEqual([undeclared])
    expect(complaints('tools/a.ts', 'zod')).toEqual([undeclared])
  })

  it('refuses in the product what is declared for development only', () => {
    expect(complaints(web('platform/a.ts'), 'vite')).toEqual([undeclared])
    expect(complaints(web('platform/a.test.ts'), 'vite')).toEqual([])
    expect(complaints('apps/web/vite.config.ts', 'vite')).toEqual([])
  })

  it('lets tests use the tools of the root', () => {
    expect(complaints(web('platform/a.test.ts'), 'vitest')).toEqual([])
    expect(complaints(web('platform/a.ts'), 'vitest')).toEqual([undeclared])
  })

  it('keeps test kits out of the product', () => {
    const sentence = 'testkit is for tests: the product never imports it'
    expect(complaints(server('rpc/a.ts'), '#testkit/server.ts')).toEqual([sentence])
    expect(complaints('packages/board/src/a.ts', '@pandok/testkit')).toContain(sentence)
    expect(complaints('packages/board/src/a.test.ts', '@pandok/testkit')).toEqual([])
  })
})

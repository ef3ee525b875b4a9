import type { Repository, Workspace } from './workspaceOf.ts'

const PACKAGES = [
  'domain',
  'module-engine',
  'board',
  'report-check',
  'exchange',
  'protocol',
  'library',
  'i18n',
  'ui',
  'viewer',
  'testkit',
].map((name) => `packages/${name}`)
const APPS = ['server', 'web', 'desktop', 'gateway-sandbox'].map((name) => `apps/${name}`)
const THIRD_PARTY = [
  'pg',
  'kysely',
  'fastify',
  '@fastify/static',
  'nodemailer',
  'graphile-worker',
  'react',
  'zod',
]

const nameOf = (folder: string) => folder.replace(/^\w+\//, '@pandok/')

/** Returns the workspaces of the repository with every dependency declared and only these files in them. */
export function virtualRepository(
  files: Record<string, string>,
  overrides: Record<string, Partial<Workspace>> = {},
): Repository {
  const folders = [...PACKAGES, ...APPS]
  const workspaces = folders.map((folder) => ({
    name: nameOf(folder),
    folder,
    exports: ['.', './envelope', './formulas', './words', './locales/*.json'],
    dependencies: new Set([...folders.map(nameOf), ...THIRD_PARTY]),
    devDependencies: new Set(['vite']),
    ...overrides[folder],
  }))
  return {
    files: new Map(Object.entries(files)),
    workspaces,
    rootDependencies: new Set(['vitest', 'esbuild']),
  }
}

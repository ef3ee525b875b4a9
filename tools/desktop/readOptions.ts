import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inRepository, repositoryRoot } from '../build/repository.mjs'

export interface BuildOptions {
  version: string
  out: string
  /** A site that has already been built, or null to build it if it is older than its sources. */
  site: string | null
  /** LZMA takes a minute longer and makes the file a third smaller. */
  compression: 'lzma' | 'zlib'
  /** The Pandok server that the program connects to, or null to let the user choose one. */
  server: string | null
  /** The time of all files and signatures, so that the same sources give the same bytes. */
  epochSeconds: number
  signing: { certificate: string; key: string; isTest: boolean } | null
  /** A file with the Ed25519 key (PEM) with which `latest.json` is signed. */
  updateKey: string | null
}

/** Reads `--version=… --out=… --site=… --compression=zlib --server=…`, and secrets from the environment. */
export function readOptions(given: readonly string[], env: NodeJS.ProcessEnv): BuildOptions {
  const value = (name: string) =>
    given.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null
  const version = value('version') ?? versionOfRepository()
  if (!/^\d{1,5}\.\d{1,5}\.\d{1,5}$/.test(version)) throw new Error(`${version} is no version like 1.2.3.`)
  const compression = value('compression') ?? 'lzma'
  if (compression !== 'lzma' && compression !== 'zlib') throw new Error('There are lzma and zlib.')
  const site = value('site')
  return {
    version,
    compression,
    out: path.resolve(value('out') ?? inRepository('dist', 'desktop')),
    site: site === null ? null : path.resolve(site),
    server: value('server') ?? (env['DESKTOP_SERVER_URL'] || null),
    epochSeconds: Number(env['SOURCE_DATE_EPOCH'] || timeOfRepository()),
    signing: signingIn(env),
    updateKey: env['DESKTOP_UPDATE_KEY'] || null,
  }
}

function signingIn(env: NodeJS.ProcessEnv): BuildOptions['signing'] {
  const certificate = env['DESKTOP_SIGN_CERT']
  const key = env['DESKTOP_SIGN_KEY']
  if (!certificate && !key) return null
  if (!certificate || !key) throw new Error('DESKTOP_SIGN_CERT and DESKTOP_SIGN_KEY belong together.')
  return { certificate, key, isTest: env['DESKTOP_SIGN_TEST'] === '1' }
}

const versionOfRepository = (): string =>
  JSON.parse(readFileSync(inRepository('package.json'), 'utf8')).version

const timeOfRepository = (): string =>
  execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: repositoryRoot, encoding: 'utf8' }).trim()

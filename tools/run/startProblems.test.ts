import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainEnvironment } from '../../e2e/server/plainEnvironment.ts'
import { inRepository } from '../build/repository.mjs'
import { copyMigrations, serverBundle } from '../build/serverBundle.mjs'

/** This is the built server with an empty library, inside the repository, where it finds its packages. */
let program = ''
const folders: string[] = []
const running: ChildProcess[] = []

function folderIn(parent: string): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'pandok-start-'))
  // The database runs as another user if the tests run as root.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

const EMPTY_CHECKSUM = '4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945'

function writeLibrary(index: string): void {
  mkdirSync(join(program, 'library'), { recursive: true })
  writeFileSync(join(program, 'library', 'index.json'), index)
  writeFileSync(join(program, 'library', 'items.json'), '[]')
}
const EMPTY_LIBRARY = JSON.stringify({ marks: [], itemsChecksum: EMPTY_CHECKSUM })

beforeAll(async () => {
  program = folderIn(inRepository('dist'))
  await build(serverBundle(program))
  copyMigrations(program)
  writeLibrary(EMPTY_LIBRARY)
})

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function start(settings: Record<string, string>) {
  const exitWithParent = pathToFileURL(inRepository('tools', 'run', 'exitWithParent.mjs')).href
  const child = spawn(process.execPath, ['--import', exitWithParent, join(program, 'main.js')], {
    env: { ...plainEnvironment(), HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout?.on('data', (chunk: Buffer) => {
    said.out += chunk
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    said.err += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({
    code,
    lines: said.err.split('\n').filter((line) => line !== ''),
  }))
  return { said, ended }
}

const dataFolder = () => join(folderIn(tmpdir()), 'data')

it('tells a port in use in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as { port: number }).port)
  expect(await start({ DATA_DIR: dataFolder(), PORT: port }).ended).toEqual({
    code: 1,
    lines: [`Port ${port} is in use. Stop the other program or set PORT to another number.`],
  })
  other.close()
})

it('tells a HOST that has no address, and a DATA_DIR that is a file, in one line', async () => {
  // The name exceeds the length of a label, so that no name server is asked for it.
  const host = `${'x'.repeat(64)}.invalid`
  expect((await start({ DATA_DIR: dataFolder(), HOST: host }).ended).lines.at(-1)).toBe(
    'HOST is not an address of this computer.',
  )
  const file = dataFolder()
  writeFileSync(file, '')
  expect(await start({ DATA_DIR: file }).ended).toEqual({
    code: 1,
    lines: [
      `${join(file, 'secret')} can't be there: a file stands in the place of one of its folders. Set DATA_DIR to a folder.`,
    ],
  })
})

it('tells a damaged library in one line', async () => {
  writeLibrary('{"marks":')
  expect(await start({ DATA_DIR: dataFolder() }).ended).toEqual({
    code: 1,
    lines: [
      `The library in ${join(program, 'library')} is damaged. Install Pandok again, or build it again with node tools/build/build.mjs server.`,
    ],
  })
  writeLibrary(EMPTY_LIBRARY)
})

it('tells a damaged secret in one line, and touches nothing', async () => {
  const dataDir = dataFolder()
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'secret'), 'cut o')
  expect(await start({ DATA_DIR: dataDir }).ended).toEqual({
    code: 1,
    lines: [
      `${join(dataDir, 'secret')} is damaged. Restore it from a backup: what is sealed with it can't be read with another.`,
    ],
  })
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('cut o')
})

it('ends with one line when its database died and can not be started again', async () => {
  const dataDir = dataFolder()
  // A demo would start a gateway next to the server.
  const { said, ended } = start({ DATA_DIR: dataDir, PANDOK_DEMO: '0' })
  await Promise.race([expect.poll(() => said.out).toContain('http://'), ended])
  said.err = ''
  const cluster = join(dataDir, 'database', 'cluster')
  const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  // Without this folder PostgreSQL doesn't start, so that only the pauses between the attempts are waited
  // for.
  renameSync(join(cluster, 'global'), join(cluster, 'lost'))
  process.kill(Number(pid), 'SIGKILL')
  const { code, lines } = await ended
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(
      /^The embedded database ended and could not be started again\. The embedded PostgreSQL/,
    ),
  ])
})

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestProgram } from '#testkit/startTestProgram.ts'
import { isNewer } from './isNewer.ts'
import { startInstaller } from './startInstaller.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const installer = randomBytes(300_000)
const sha256 = createHash('sha256').update(installer).digest('hex')
const notes = { ko: ['새 판'], en: ['New'], zh: ['新'], ja: ['新'], de: ['Neu'] }

let latest: Record<string, unknown>
let signer: typeof privateKey
let served: Buffer
/** The number of bytes after which the connection is closed. */
let breakAfter: number | null
let ranges: (string | undefined)[]
let world: Awaited<ReturnType<typeof startTestProgram>>

const server = createServer((request, response) => {
  const text = Buffer.from(JSON.stringify(latest))
  if (request.url === '/download/latest.json') return void response.end(text)
  if (request.url === '/download/latest.json.sig') {
    return void response.end(`${sign(null, text, signer).toString('base64')}\n`)
  }
  if (request.url === '/download/release')
    return void response.end('{"state":"ready","url":"/download/files/x.exe"}')
  if (request.url !== '/download/files/x.exe') return void response.writeHead(404).end()
  ranges.push(request.headers.range)
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': served.byteLength - from })
  if (breakAfter === null) return void response.end(served.subarray(from))
  response.write(served.subarray(from, breakAfter))
  void hangUpAfter(breakAfter, response)
})

/** Data in transit is lost when a connection breaks, so it breaks once those bytes are in the file. */
async function hangUpAfter(bytes: number, response: ServerResponse): Promise<void> {
  while (!response.destroyed && (await partBytes()) < bytes) await sleep(5)
  response.destroy()
}

async function partBytes(): Promise<number> {
  const part = (await downloaded()).find((name) => name.endsWith('.part'))
  return part === undefined ? 0 : (await stat(path.join(world.folders.updates, part))).size
}

beforeEach(async () => {
  latest = {
    version: '1.3.0',
    file: 'Pandok-Setup-1.3.0.exe',
    size: installer.byteLength,
    sha256,
    notes,
    signature: { state: 'test' },
    releasedAt: '2026-11-15T09:00:00Z',
    minimumWindows: '10.0.19045',
  }
  signer = privateKey
  served = installer
  breakAfter = null
  ranges = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  world = await startTestProgram(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pem)
})
afterEach(async () => {
  await world.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const post = (what: string) => world.browser.ask(`/desktop/update/${what}`, { method: 'POST' })
const state = async () => (await world.browser.ask('/desktop/update')).json() as { state: string }
const downloaded = () => readdir(world.folders.updates).catch(() => [])

describe('an update', () => {
  it('is found, downloaded and installed, each only on request', async () => {
    expect(await state()).toEqual({ state: 'current' })
    expect((await post('check')).json()).toEqual({
      state: 'available',
      version: '1.3.0',
      size: 300_000,
      bytes: 0,
      notes,
    })
    expect(await downloaded()).toEqual([])
    expect(await post('install')).toMatchObject({ status: 409 })
    await post('download')
    await expect.poll(state).toMatchObject({ state: 'ready', bytes: 300_000 })
    expect(world.installed).toEqual([])
    expect(await post('install')).toMatchObject({ status: 200 })
    const file = path.join(world.folders.updates, 'Pandok-Setup-1.3.0.exe')
    expect(world.installed).toEqual([file])
    expect(await readFile(file)).toEqual(installer)
    expect(world.ended.count).toBe(1)
  })

  it('resumes an interrupted download', async () => {
    breakAfter = 100_000
    await post('check')
    await post('download')
    await expect.poll(state).toEqual({ state: 'failed', at: 'download' })
    breakAfter = null
    await post('check')
    await post('download')
    await expect.poll(state).toMatchObject({ state: 'ready' })
    expect(ranges).toEqual([undefined, 'bytes=100000-'])
  })

  it('that differs from the signed file is deleted', async () => {
    served = Buffer.from(installer)
    served[7] = (served[7] ?? 0) ^ 1
    await post('check')
    await post('download')
    await expect.poll(state).toEqual({ state: 'failed', at: 'download' })
    expect(await downloaded()).toEqual([])
  })

  it('that was changed after the download is not installed', async () => {
    await post('check')
    await post('download')
    await expect.poll(state).toMatchObject({ state: 'ready' })
    await writeFile(
      path.join(world.folders.updates, 'Pandok-Setup-1.3.0.exe'),
      Buffer.alloc(installer.byteLength),
    )
    expect(await post('install')).toMatchObject({ status: 409 })
    expect(world.installed).toEqual([])
  })

  it('deletes older downloads', async () => {
    await mkdir(world.folders.updates, { recursive: true })
    await writeFile(path.join(world.folders.updates, 'Pandok-Setup-1.0.0.exe'), 'old')
    await post('check')
    await post('download')
    await expect.poll(state).toMatchObject({ state: 'ready' })
    expect(await downloaded()).toEqual(['Pandok-Setup-1.3.0.exe'])
  })
})

describe('no update is offered', () => {
  it('that is signed with another key', async () => {
    signer = generateKeyPairSync('ed25519').privateKey
    expect((await post('check')).json()).toEqual({ state: 'failed', at: 'check' })
  })

  it.each(['1.2.3', '1.2.2', '0.9.9', '1.2.3-rc.1'])('that isn’t newer: %s', async (version) => {
    latest['version'] = version
    expect((await post('check')).json()).toEqual({ state: 'current' })
  })

  it.each([
    ['file', '../evil.exe'],
    ['size', 0],
    ['sha256', 'x'],
  ])('whose %s is %j', async (name, value) => {
    latest[name] = value
    expect((await post('check')).json()).toEqual({ state: 'failed', at: 'check' })
  })
})

it.each([
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.2.3', '1.2.3-rc.1', true],
  ['1.2.3-rc.2', '1.2.3', false],
  ['1.2.3', '1.2.3', false],
])('%s is newer than %s: %j', (offered, own, expected) => expect(isNewer(offered, own)).toBe(expected))

it('an interrupted download is resumed without another check', async () => {
  breakAfter = 100_000
  await post('check')
  await post('download')
  await expect.poll(state).toEqual({ state: 'failed', at: 'download' })
  breakAfter = null
  await post('download')
  await expect.poll(state).toMatchObject({ state: 'ready' })
})

it('a download requested during a check runs after it', async () => {
  await post('check')
  await Promise.all([post('check'), post('download')])
  await expect.poll(state).toMatchObject({ state: 'ready' })
})

it.each([
  ['a key', 'http://127.0.0.1:9', null, 'no-key'],
  ['a server', null, pem, 'no-server'],
])(
  'a program without %s doesn’t check for updates, and reports that at once',
  async (_, address, key, reason) => {
    const without = await startTestProgram(address, key)
    try {
      expect((await without.browser.ask('/desktop/update')).json()).toEqual({ state: 'off', reason })
      const answer = await without.browser.ask('/desktop/update/check', { method: 'POST' })
      expect(answer.json()).toEqual({ state: 'off', reason })
    } finally {
      await without.close()
    }
  },
)

it('an installer that can’t be started is reported, and the program continues', async () => {
  await post('check')
  await post('download')
  await expect.poll(state).toMatchObject({ state: 'ready' })
  world.refuseToInstall()
  expect(await post('install')).toMatchObject({ status: 500 })
  expect((await post('install')).json()).toEqual({ code: 'NOT_STARTED' })
  expect(world.ended.count).toBe(0)
  expect(await state()).toMatchObject({ state: 'ready' })
})

it('a file that is not a program is not started', async () => {
  await mkdir(world.folders.updates, { recursive: true })
  const file = path.join(world.folders.updates, 'none.exe')
  await writeFile(file, 'MZ', { mode: 0o600 })
  await expect(startInstaller(file)).rejects.toThrow()
})

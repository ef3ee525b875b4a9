import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '#testkit/startTestHttp.ts'
import { writeRelease } from '#testkit/writeRelease.ts'

const PROGRAM = Buffer.from('MZ0123456789')
const SIGNATURE = 'c2lnbmVk\n'

let root: string
let test: TestHttp
let release: Release
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pandok-download-'))
  const folders = ['production', 'test'].map((name) => path.join(root, name))
  for (const folder of folders) await mkdir(folder)
  const [production = '', trial = ''] = folders
  release = await writeRelease(production, PROGRAM)
  await writeRelease(trial, 'MZ test', { version: '1.3.0-test.1' })
  await writeFile(path.join(production, 'notes.exe'), 'not listed')
  await writeFile(path.join(production, 'latest.json.sig'), SIGNATURE)
  await writeFile(path.join(root, 'outside.exe'), 'outside')
  test = await startTestHttp({
    config: {
      installers: {
        production: { kind: 'folder', path: production },
        test: { kind: 'folder', path: trial },
        productionHosts: ['pandok.example'],
      },
    },
  })
})
afterAll(async () => {
  await test.stop()
  await rm(root, { recursive: true })
})

const FILE = '/download/files/Pandok-Setup-1.2.3.exe'
const get = (url: string, headers: Record<string, string> = {}) =>
  test.http.app.inject({ url, headers: { host: 'pandok.example', ...headers } })

describe('what the page asks', () => {
  it('is answered by the host that was asked', async () => {
    const answer = await get('/download/release')
    expect(answer.json()).toEqual({ state: 'ready', release, url: FILE })
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const host of ['localhost:3000', 'pandok.example.evil.example', 'staging.pandok.example']) {
      expect((await get('/download/release', { host })).json()).toMatchObject({
        release: { version: '1.3.0-test.1' },
      })
    }
    // Only a trusted proxy may say which host it was.
    expect((await get('/download/release', { 'x-forwarded-host': 'localhost' })).json()).toMatchObject({
      release: { version: '1.2.3' },
    })
  })

  it('is «none» where nothing is configured', async () => {
    const other = await startTestHttp()
    expect((await other.http.app.inject('/download/release')).json()).toEqual({ state: 'none' })
    expect((await other.http.app.inject(FILE)).statusCode).toBe(404)
    await other.stop()
  })
})

describe('what installed programs ask', () => {
  it('is what was published, byte for byte, by the host that was asked', async () => {
    const latest = await get('/download/latest.json')
    expect(latest.rawPayload).toEqual(await readFile(path.join(root, 'production', 'latest.json')))
    expect(latest.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    const signature = await get('/download/latest.json.sig')
    expect([signature.statusCode, signature.payload]).toEqual([200, SIGNATURE])
    const etag = String(latest.headers['etag'])
    const unchanged = await get('/download/latest.json', { 'if-none-match': etag })
    expect([unchanged.statusCode, unchanged.payload]).toEqual([304, ''])
    expect((await get('/download/latest.json', { host: 'localhost' })).json()).toMatchObject({
      version: '1.3.0-test.1',
    })
  })

  it('is not found where there is no signature, or where nothing is configured', async () => {
    const unsigned = await get('/download/latest.json.sig', { host: 'localhost' })
    expect([unsigned.statusCode, unsigned.json().code]).toEqual([404, 'NOT_FOUND'])
    const other = await startTestHttp()
    for (const url of ['/download/latest.json', '/download/latest.json.sig']) {
      const answer = await other.http.app.inject(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    }
    await other.stop()
  })
})

describe('the installer', () => {
  it('comes as it is, to be saved and not to be guessed at', async () => {
    const answer = await get(FILE)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(PROGRAM)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '12',
      'content-disposition': 'attachment; filename="Pandok-Setup-1.2.3.exe"',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: `"${release.sha256}"`,
    })
    const head = await test.http.app.inject({
      method: 'HEAD',
      url: FILE,
      headers: { host: 'pandok.example' },
    })
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '12'])
    expect((await get(FILE, { 'if-none-match': `"${release.sha256}"` })).statusCode).toBe(304)
  })

  it('goes on where a download was broken off, unless it is another file by now', async () => {
    const rest = await get(FILE, { range: 'bytes=4-', 'if-range': `"${release.sha256}"` })
    expect([rest.statusCode, rest.payload, rest.headers['content-range']]).toEqual([
      206,
      '23456789',
      'bytes 4-11/12',
    ])
    expect(await get(FILE, { range: 'bytes=4-', 'if-range': '"older"' })).toMatchObject({
      statusCode: 200,
      payload: 'MZ0123456789',
    })
    const beyond = await get(FILE, { range: 'bytes=12-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */12'])
  })

  it.each([
    '/download/files/notes.exe',
    '/download/files/latest.json',
    '/download/files/',
    '/download/files/..%2foutside.exe',
    '/download/files/%2e%2e%2foutside.exe',
    '/download/files/..%5coutside.exe',
    '/download/files/../outside.exe',
    '/download/files/Pandok-Setup-1.2.3.exe%00',
    '/download/files/.%2fPandok-Setup-1.2.3.exe',
    '/download/files/test%2fPandok-Setup-1.2.3.exe',
  ])('is the only thing that is served: not %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.payload).not.toMatch(/outside|not listed|sha256/)
  })

  it('that is no longer what was announced is not handed out, and is looked at anew', async () => {
    const file = path.join(root, 'production', release.file)
    await writeFile(file, 'shorter')
    expect((await get(FILE)).statusCode).toBe(404)
    expect((await get('/download/release')).json()).toEqual({ state: 'unavailable' })
    expect(test.lines.join()).toContain('INSTALLER_URL_PRODUCTION')
    for (const url of ['/download/latest.json', '/download/latest.json.sig']) {
      const answer = await get(url)
      expect([answer.statusCode, answer.json()]).toEqual([502, { state: 'unavailable' }])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' })
    }
  })
})

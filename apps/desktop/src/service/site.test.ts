import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderSite } from '#program/loadEmbeddedData.ts'
import { startTestProgram } from '#testkit/startTestProgram.ts'

let world: Awaited<ReturnType<typeof startTestProgram>>
beforeEach(async () => {
  world = await startTestProgram()
})
afterEach(() => world.close())

it('the document is marked as being in the program, and runs the program’s script first', async () => {
  for (const target of ['/', '/program', '/program/viewer?x=1', '/index.html']) {
    const { status, body, headers } = await world.browser.ask(target)
    expect(status).toBe(200)
    const page = body.toString()
    expect(page).toContain('<html data-desktop lang="ko">')
    expect(page.indexOf('/desktop/boot.js')).toBeLessThan(page.indexOf('/assets/a.js'))
    expect(page.indexOf('/desktop/boot.js')).toBeGreaterThan(0)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  }
})

it.each([
  [undefined, 'ko'],
  ['fr-FR, fr;q=0.9', 'ko'],
  ['fr, de-AT;q=0.8, en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9', 'zh-Hans'],
  ['ja;q=0, de;q=0.1', 'de'],
])('the document for Accept-Language %j is in %s', async (header, locale) => {
  const { body } = await world.browser.ask('/', { headers: { 'accept-language': header } })
  expect(body.toString()).toContain(`<html data-desktop lang="${locale}">`)
})

it('files have their content types, and only workers may compile WebAssembly', async () => {
  const file = await world.browser.ask('/assets/a.js')
  expect(file.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const worker = await world.browser.ask('/assets/worker-decode-1.js')
  expect(worker.headers['content-security-policy']).toContain('wasm-unsafe-eval')
})

it('a missing script is answered with 404 instead of the document', async () => {
  expect(await world.browser.ask('/assets/b.js')).toMatchObject({ status: 404 })
  expect(await world.browser.ask('/desktop/unknown')).toMatchObject({ status: 404 })
})

describe('a folder with a site', () => {
  let root: string
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'pandok-site-'))
    await mkdir(path.join(root, 'site', 'assets'), { recursive: true })
    await mkdir(path.join(root, 'site', 'server'))
    await writeFile(path.join(root, 'secret.txt'), 'secret')
    for (const name of [
      'index.html',
      'index.html.br',
      'assets/a.js',
      'assets/a.js.map',
      'server/x.js',
      '.env',
    ])
      await writeFile(path.join(root, 'site', name), name)
  })
  afterEach(() => rm(root, { recursive: true }))

  it('is served by the names that were found in it, so that no path leads out of it', async () => {
    const site = await folderSite(path.join(root, 'site'))
    expect([...site.names].sort()).toEqual(['assets/a.js', 'index.html'])
  })
})

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/desktop/files/..%2f..%2fetc%2fpasswd/bytes',
  '/desktop/keep/..%2fkey',
  '/desktop/keep/../key',
])('%s finds nothing', async (target) => {
  const { status, body } = await world.browser.ask(target)
  expect([200, 404]).toContain(status)
  if (status === 200) expect(body.toString()).toContain('<html data-desktop')
})

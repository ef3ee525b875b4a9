import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type InstallerLocation, installerLocation } from '#config/installerLocation.ts'
import { writeRelease } from '#testkit/writeRelease.ts'
import { createInstallers } from './createInstallers.ts'
import { readWeb } from './readWeb.ts'

const PROGRAM = 'MZ and more bytes of an installer'

let folder: string
let nowMs: number
let warnings: string[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pandok-installer-'))
  nowMs = 0
  warnings = []
})
afterEach(() => rm(folder, { recursive: true }))

const warn = ({ err }: { err: Error }) => void warnings.push(err.message)
const offering = (test: InstallerLocation | null) =>
  createInstallers({
    installers: { production: null, test, productionHosts: [] },
    log: { warn: warn as never },
    clock: () => nowMs,
  })
const here = () => offering({ kind: 'folder', path: folder })

describe('a folder', () => {
  it('is offered as its latest.json says, at an address of our own', async () => {
    const release = await writeRelease(folder, PROGRAM, { somethingNew: 1 } as object)
    const installers = here()
    expect(await installers.offer('any')).toEqual({
      state: 'ready',
      release,
      url: '/download/files/Pandok-Setup-1.2.3.exe',
    })
    expect(await installers.find('any', release.file)).toMatchObject({
      path: path.join(folder, release.file),
    })
    expect(warnings).toEqual([])
  })

  it.each([
    ['version', '1'],
    ['file', '../Pandok-Setup.exe'],
    ['file', 'sub/Pandok-Setup.exe'],
    ['file', '..\\Pandok-Setup.exe'],
    ['file', 'latest.json'],
    ['file', 'a"b.exe'],
    ['size', 0],
    ['size', 1.5],
    ['sha256', 'abc'],
    ['signature', { state: 'probably' }],
    ['releasedAt', 'yesterday'],
    ['notes', { ko: [] }],
    ['notes', 'none'],
    ['minimumWindows', 'Windows 7'],
  ])('with a wrong %s (%j) is not offered', async (name, value) => {
    await writeRelease(folder, PROGRAM, { [name]: value })
    expect(await here().offer('any')).toEqual({ state: 'unavailable' })
    expect(warnings).toEqual([expect.stringContaining(name)])
  })

  it.each([['{'], ['[]'], [''], ['null'], [`"${'x'.repeat(70_000)}"`]])(
    'with another latest.json than one (%#) is not offered',
    async (content) => {
      await writeFile(path.join(folder, 'latest.json'), content)
      expect(await here().offer('any')).toEqual({ state: 'unavailable' })
      expect(warnings).toEqual([expect.stringContaining('latest.json')])
    },
  )

  it('without latest.json, without the file, with half of it or with another one is not offered', async () => {
    expect(await here().offer('any')).toEqual({ state: 'unavailable' })
    await writeRelease(folder, PROGRAM, { file: 'Pandok-Setup-9.9.9.exe' })
    expect(await here().offer('any')).toEqual({ state: 'unavailable' })
    const { file } = await writeRelease(folder, PROGRAM)
    await writeFile(path.join(folder, file), PROGRAM.slice(1))
    expect(await here().offer('any')).toEqual({ state: 'unavailable' })
    await writeFile(path.join(folder, file), PROGRAM.toUpperCase())
    expect(await here().offer('any')).toEqual({ state: 'unavailable' })
    expect(warnings.at(-1)).toContain('checksum')
  })

  it('whose file is a link to somewhere else is not offered', async () => {
    const { file } = await writeRelease(folder, PROGRAM)
    await rename(path.join(folder, file), path.join(folder, 'elsewhere'))
    await symlink(path.join(folder, 'elsewhere'), path.join(folder, file))
    expect(await here().offer('any')).toEqual({ state: 'unavailable' })
  })

  it('is handed on as it was published, signature and all', async () => {
    const release = await writeRelease(folder, PROGRAM)
    const text = `${JSON.stringify(release, null, 3)}\r\n`
    await writeFile(path.join(folder, 'latest.json'), text)
    expect(await here().published('any')).toMatchObject({ latest: Buffer.from(text), signature: null })
    await writeFile(path.join(folder, 'latest.json.sig'), 'c2lnbmVk\n')
    expect(await here().published('any')).toMatchObject({ signature: Buffer.from('c2lnbmVk\n') })
    await writeFile(path.join(folder, 'latest.json.sig'), 'x'.repeat(1025))
    expect(await here().published('any')).toMatchObject({ signature: null })
    await rm(path.join(folder, 'latest.json.sig'))
    await symlink(path.join(folder, 'latest.json'), path.join(folder, 'latest.json.sig'))
    expect(await here().published('any')).toMatchObject({ signature: null })
  })

  it('is looked at again after five minutes, a broken one after one', async () => {
    const installers = here()
    expect(await installers.offer('any')).toEqual({ state: 'unavailable' })
    await writeRelease(folder, PROGRAM)
    nowMs = 59_999
    expect(await installers.offer('any')).toEqual({ state: 'unavailable' })
    nowMs = 60_001
    expect(await installers.offer('any')).toMatchObject({ release: { version: '1.2.3' } })
    await writeRelease(folder, PROGRAM, { version: '1.2.4' })
    nowMs += 299_999
    expect(await installers.offer('any')).toMatchObject({ release: { version: '1.2.3' } })
    nowMs += 2
    expect(await installers.offer('any')).toMatchObject({ release: { version: '1.2.4' } })
  })
})

it('where nothing is configured nothing is offered', async () => {
  expect(await offering(null).offer('any')).toEqual({ state: 'none' })
  expect(await offering(null).published('any')).toBeUndefined()
})

describe('another web server', () => {
  let server: Server
  let asked: string[]
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  async function serving(answer: RequestListener): Promise<InstallerLocation> {
    asked = []
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const location = installerLocation(`http://127.0.0.1:${port}/pandok`)
    if (location === null) throw new Error('No location')
    return location
  }

  it('is offered with the address that it has there, once its file was asked for, and is asked once', async () => {
    const release = await writeRelease(folder, PROGRAM)
    const location = await serving((request, response) => {
      if (request.method === 'HEAD') response.setHeader('content-length', release.size)
      response.end(request.method === 'HEAD' ? undefined : JSON.stringify(release))
    })
    const installers = offering(location)
    const url = new URL('Pandok-Setup-1.2.3.exe', location.kind === 'web' ? location.base : '')
    expect(url.pathname).toBe('/pandok/Pandok-Setup-1.2.3.exe')
    for (let count = 0; count < 3; count += 1) {
      expect(await installers.offer('any')).toEqual({ state: 'ready', release, url: url.href })
    }
    expect(asked).toEqual([
      'GET /pandok/latest.json',
      'GET /pandok/latest.json.sig',
      'HEAD /pandok/Pandok-Setup-1.2.3.exe',
    ])
    expect(await installers.find('any', release.file)).toBeNull()
  })

  it('that has lost the file, or has another one, is not offered', async () => {
    const release = await writeRelease(folder, PROGRAM)
    let length: number | null = null
    const location = await serving((request, response) => {
      if (request.method === 'GET') return void response.end(JSON.stringify(release))
      if (length === null) response.statusCode = 404
      else response.setHeader('content-length', length)
      response.end()
    })
    expect(await offering(location).offer('any')).toEqual({ state: 'unavailable' })
    length = release.size + 1
    expect(await offering(location).offer('any')).toEqual({ state: 'unavailable' })
    length = release.size
    expect(await offering(location).offer('any')).toMatchObject({ state: 'ready' })
  })

  it('is handed on as it was published, whatever it says where there is no signature', async () => {
    const release = await writeRelease(folder, PROGRAM)
    let signature: [number, string] = [200, 'c2lnbmVk\n']
    const location = await serving((request, response) => {
      if (request.method === 'HEAD') return void response.end()
      if (!request.url?.endsWith('.sig')) return void response.end(JSON.stringify(release))
      response.writeHead(signature[0]).end(signature[1])
    })
    const published = () => offering(location).published('any')
    expect(await published()).toMatchObject({
      latest: Buffer.from(JSON.stringify(release)),
      signature: Buffer.from('c2lnbmVk\n'),
    })
    for (const none of [
      [404, 'c2lnbmVk'],
      [403, ''],
      [200, `<!doctype html>${' '.repeat(2000)}`],
    ] as const) {
      signature = [...none]
      expect(await published()).toMatchObject({ signature: null })
    }
    signature = [503, '']
    expect(await published()).toBeNull()
  })

  it('that sends without end is heard to the limit only', async () => {
    let isOver = false
    const location = await serving((_request, response) => {
      const more = () => !isOver && response.write('x'.repeat(16_384), () => setImmediate(more))
      response.on('close', () => {
        isOver = true
      })
      more()
    })
    expect(await offering(location).offer('any')).toEqual({ state: 'unavailable' })
    expect(warnings).toEqual([expect.stringContaining('too large')])
    await expect.poll(() => isOver).toBe(true)
  })

  it('that says nothing is not waited for', async () => {
    const location = await serving((request, response) => {
      if (request.url?.includes('latest')) response.write('{')
    })
    if (location.kind !== 'web') throw new Error('No web')
    await expect(readWeb(location.base, 50)).rejects.toThrow('too long')
    server.closeAllConnections()
  })

  it('that sends one to a place without TLS is not followed', async () => {
    const release = await writeRelease(folder, PROGRAM)
    const location = await serving((request, response) => {
      const { port } = server.address() as AddressInfo
      // 0.0.0.0 is this computer as well, and no name of it that counts as safe.
      if (request.url?.startsWith('/pandok/')) {
        response.writeHead(302, { location: `http://0.0.0.0:${port}/elsewhere` }).end()
      } else response.end(JSON.stringify(release))
    })
    expect(await offering(location).offer('any')).toEqual({ state: 'unavailable' })
    expect(warnings).toEqual([expect.stringContaining('TLS')])
  })
})

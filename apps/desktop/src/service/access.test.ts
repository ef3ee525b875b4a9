import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#testkit/ask.ts'
import { startTestProgram } from '#testkit/startTestProgram.ts'
import { createGate } from './createGate.ts'

let world: Awaited<ReturnType<typeof startTestProgram>>
beforeEach(async () => {
  world = await startTestProgram('http://127.0.0.1:9')
})
afterEach(() => world.close())

const EVERYTHING = [
  ['GET', '/'],
  ['GET', '/program'],
  ['GET', '/index.html'],
  ['GET', '/assets/a.js'],
  ['GET', '/desktop/boot.js'],
  ['GET', '/desktop/info'],
  ['GET', '/desktop/files'],
  ['GET', '/desktop/events'],
  ['GET', '/desktop/recent'],
  ['DELETE', '/desktop/recent'],
  ['GET', '/desktop/keep/plates'],
  ['PUT', '/desktop/keep/plates'],
  ['PATCH', '/desktop/local'],
  ['GET', '/desktop/watch'],
  ['PUT', '/desktop/watch'],
  ['PUT', '/desktop/settings'],
  ['GET', '/desktop/diagnostics'],
  ['PUT', '/desktop/window'],
  ['PUT', '/desktop/clipboard'],
  ['POST', '/desktop/clipboard/restore'],
  ['GET', '/api/health/live'],
  ['POST', '/api/v1'],
  ['OPTIONS', '/desktop/info'],
  ['GET', '/nothing'],
  ['GET', '/enter'],
  ['GET', '/enter?key='],
  ['POST', '/enter?key=x'],
] as const

describe('another program on this computer, without the secret', () => {
  it.each(EVERYTHING)('is refused %s %s and receives no information', async (method, target) => {
    const { origin } = world.service
    const { status, body, headers } = await ask(origin, target, { method, headers: { origin } })
    expect(status).toBe(403)
    expect(body.byteLength).toBe(0)
    expect(
      Object.keys(headers).filter(
        (name) => !/^(?:connection|date|transfer-encoding|content-length)$/.test(name),
      ),
    ).toEqual([])
  })

  it('is refused with a guessed, empty or older secret', async () => {
    const older = await startTestProgram()
    const { cookie } = older.browser
    await older.close()
    for (const guess of ['pandok-desktop=', 'pandok-desktop=x', cookie, `${world.browser.cookie}x`]) {
      expect(await ask(world.service.origin, '/', { headers: { cookie: guess } })).toMatchObject({
        status: 403,
      })
    }
  })

  it('can use a key only once', async () => {
    const { pathname, search } = new URL(world.service.enterUrl('/program/x?y=1'))
    const first = await ask(world.service.origin, pathname + search)
    expect(first).toMatchObject({ status: 303, headers: { location: '/program/x?y=1' } })
    expect(String(first.headers['set-cookie'])).toMatch(
      /^pandok-desktop=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(await ask(world.service.origin, pathname + search)).toMatchObject({ status: 403 })
  })

  it('can use a key only for two minutes', () => {
    let now = 0
    const gate = createGate({ host: () => '', clock: () => now })
    const key = gate.issueKey()
    now = 120_001
    expect(gate.takeKey(key)).toBe(false)
  })

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/\nx'])(
    'can’t redirect a browser to %j by a key',
    async (to) => {
      const { pathname, search } = new URL(world.service.enterUrl(to))
      expect(await ask(world.service.origin, pathname + search)).toMatchObject({
        headers: { location: '/program' },
      })
    },
  )
})

describe('a page of another origin in a browser that has our cookie', () => {
  const cases: [string, Record<string, string>][] = [
    ['another site', { origin: 'https://evil.example' }],
    ['the same computer, another port', { origin: 'http://127.0.0.1:3000' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an image or script tag of another site', { 'sec-fetch-site': 'cross-site' }],
    ['an image or script tag of the same computer', { 'sec-fetch-site': 'same-site' }],
  ]
  it.each(cases)('is refused: %s', async (_name, headers) => {
    const { browser } = world
    for (const target of ['/desktop/boot.js', '/desktop/files', '/program', '/api/health/live']) {
      expect(await browser.ask(target, { headers: { origin: undefined, ...headers } })).toMatchObject({
        status: 403,
      })
    }
    expect(await browser.ask('/desktop/recent', { method: 'DELETE', headers })).toMatchObject({ status: 403 })
  })

  it('can’t change anything without an Origin header', async () => {
    const { browser } = world
    const asking = { method: 'PUT', body: 'x' }
    expect(await browser.ask('/desktop/keep/a', { ...asking, headers: { origin: undefined } })).toMatchObject(
      {
        status: 403,
      },
    )
    expect(await browser.ask('/desktop/keep/a', asking)).toMatchObject({ status: 204 })
  })

  it('receives no permission to read across origins', async () => {
    for (const target of ['/', '/assets/a.js', '/desktop/info', '/desktop/boot.js']) {
      const { headers } = await world.browser.ask(target)
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})

describe('a foreign domain that points to this computer', () => {
  it.each(['evil.example', 'localhost', '127.0.0.1', '', 'user@'])('is refused as Host %j', async (name) => {
    const { port, host } = new URL(world.service.origin)
    const asked = name === 'user@' ? `user@${host}` : `${name}:${port}`
    expect(await world.browser.ask('/', { headers: { host: asked } })).toMatchObject({ status: 403 })
  })

  it('is refused in the request line as well', async () => {
    for (const target of ['http://evil.example/', '//evil.example/program', '*']) {
      expect(await world.browser.ask(target)).toMatchObject({ status: 403 })
    }
  })

  it('finds nothing at any other address of this computer', async () => {
    const { port, hostname } = new URL(world.service.origin)
    expect(hostname).toMatch(/^127\./)
    await expect(ask(`http://127.0.0.1:${port}`, '/')).rejects.toThrow('ECONNREFUSED')
  })
})

it('disconnects clients of another protocol', async () => {
  const { port, hostname, host } = new URL(world.service.origin)
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: ${world.browser.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  )
  const answer: Buffer[] = []
  for await (const chunk of socket) answer.push(chunk as Buffer)
  expect(Buffer.concat(answer).toString()).toBe('')
})

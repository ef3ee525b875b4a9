import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { enter } from '#testkit/ask.ts'
import { startTestProgram } from '#testkit/startTestProgram.ts'
import { settingsIn } from './readServerSettings.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const end = (server: Server) => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

async function serving(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => end(server))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end: () => end(server) }
}

const SETTINGS = {
  siteAccess: 'members',
  socialProviders: ['kakao'],
  postcode: true,
  mailbox: true,
  supportEmail: 'help@pandok.example',
  company: { name: 'A & "B" <C> $& 주식회사' },
}
const escaped = JSON.stringify(SETTINGS)
  .replaceAll('&', '&amp;')
  .replaceAll('"', '&quot;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;')

const pandok = () =>
  serving((request, response) => {
    if (request.url === '/api/health/live') return void response.end('{"status":"live"}')
    response.end(`<html><head><meta name="pandok-config" content="${escaped}" /></head></html>`)
  })

async function programFor(server: string | null) {
  const world = await startTestProgram(server)
  closing.push(() => world.close())
  return world
}
type World = Awaited<ReturnType<typeof startTestProgram>>

const put = ({ browser }: World, settings: object) =>
  browser.ask('/desktop/settings', { method: 'PUT', body: JSON.stringify(settings) })
const check = ({ browser }: World, server: unknown) =>
  browser.ask('/desktop/server/check', { method: 'POST', body: JSON.stringify({ server }) })
const page = async ({ browser }: Pick<World, 'browser'>) => (await browser.ask('/program')).body.toString()

describe('a server is checked before it is configured', () => {
  it('and is accepted if Pandok answers', async () => {
    const { url } = await pandok()
    expect(await check(await programFor(null), `${url}/`)).toMatchObject({ status: 200 })
  })

  it('and is refused if something else answers', async () => {
    const { url } = await serving((_request, response) => response.end('<h1>It works!</h1>'))
    const world = await programFor(null)
    expect((await check(world, url)).json()).toEqual({ code: 'NOT_PANDOK' })
    const missing = await serving((_request, response) => response.writeHead(404).end())
    expect((await check(world, missing.url)).json()).toEqual({ code: 'NOT_PANDOK' })
  })

  it('and replaced by the address that it redirects to, but not endlessly', async () => {
    const { url } = await pandok()
    const leading = await serving(({ url: path = '' }, response) =>
      response.writeHead(308, { location: `${url}${path}` }).end(),
    )
    const world = await programFor(null)
    expect((await check(world, leading.url)).json()).toEqual({ server: url })
    const circle = await serving((_request, response) => response.writeHead(302, { location: '/' }).end())
    expect((await check(world, circle.url)).json()).toEqual({ code: 'NOT_PANDOK' })
    const unsafe = await serving((_request, response) =>
      response.writeHead(302, { location: 'http://pandok.example/' }).end(),
    )
    expect((await check(world, unsafe.url)).json()).toEqual({ code: 'NOT_PANDOK' })
  })

  it('and refused if nobody answers or the address is invalid', async () => {
    const world = await programFor(null)
    expect((await check(world, 'http://127.0.0.1:9')).json()).toEqual({ code: 'UNREACHABLE' })
    expect((await check(world, 'http://pandok.example')).json()).toEqual({ code: 'BAD_SERVER' })
    expect((await check(world, 7)).json()).toEqual({ code: 'BAD_SERVER' })
  })
})

describe('the server’s settings', () => {
  it('reach the page, except for features that a local page can’t have', async () => {
    const { url } = await pandok()
    const html = await page(await programFor(url))
    expect(html).toContain(`<html data-desktop data-desktop-server="${url}" lang="ko">`)
    expect(settingsIn(html)).toEqual({ ...SETTINGS, postcode: false, mailbox: false })
  })

  it('are stored, encrypted, for a start without a network', async () => {
    const { url, end: endServer } = await pandok()
    const world = await programFor(url)
    await page(world)
    await endServer()
    await world.program.close()
    const again = await world.start()
    try {
      const html = await page({ browser: await enter(again.service) })
      expect(settingsIn(html)).toMatchObject({ supportEmail: 'help@pandok.example' })
    } finally {
      await again.close()
    }
  })

  it('are empty without a server, and with an unreachable one', async () => {
    const without = await page(await programFor(null))
    expect(without).not.toContain('data-desktop-server')
    expect(settingsIn(without)).toEqual({})
    expect(settingsIn(await page(await programFor('http://127.0.0.1:9')))).toEqual({})
  })

  it.each(['', '<meta name="pandok-config" content="[1]" />', '<meta name="pandok-config" content="{" />'])(
    'are not read from %j',
    (html) => expect(settingsIn(html)).toBeNull(),
  )
})

describe('a change of the server', () => {
  it('ends the session and deletes the first server’s data, but not theme and language', async () => {
    const world = await programFor('https://pandok.example')
    const { ask } = world.browser
    const changes = { authToken: 'x', program_language: 'de', theme: 'dark' }
    await ask('/desktop/local', { method: 'PATCH', body: JSON.stringify({ changes }) })
    await ask('/desktop/keep/plates', { method: 'PUT', body: 'plates' })
    await put(world, { server: (await pandok()).url })
    const boot = (await ask('/desktop/boot.js')).body.toString()
    expect(boot).not.toContain('authToken')
    expect(boot).toContain('program_language')
    expect(boot).toContain('theme')
    expect(await ask('/desktop/keep/plates')).toMatchObject({ status: 404 })
    expect(settingsIn(await page(world))).toMatchObject({ siteAccess: 'members' })
  })

  it('happens only if the address differs', async () => {
    const { url } = await pandok()
    const world = await programFor(url)
    await world.browser.ask('/desktop/keep/plates', { method: 'PUT', body: 'plates' })
    await put(world, { server: url, proxy: null, isCheckingForUpdates: false })
    expect(await world.browser.ask('/desktop/keep/plates')).toMatchObject({ status: 200 })
  })
})

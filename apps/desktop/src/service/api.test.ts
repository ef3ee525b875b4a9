import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startTestProgram } from '#testkit/startTestProgram.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function programFor(server: string | null) {
  const world = await startTestProgram(server)
  closing.push(() => world.close())
  return world
}

const serving = (answer: RequestListener) => listen(createServer(answer))

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

it('calls are forwarded unchanged, without the program’s secret, and so are their answers', async () => {
  let seen: IncomingMessage | undefined
  let body = ''
  const server = await serving(async (request, response) => {
    seen = request
    body = await textOf(request)
    response.writeHead(418, {
      'content-type': 'application/json',
      'x-request-id': 'r1',
      'set-cookie': 'a=b',
      'access-control-allow-origin': '*',
    })
    response.end('{"code":"NOT_FOUND","cipher":"…"}')
  })
  const { browser } = await programFor(server)
  const answer = await browser.ask('/api/v1/plate-list?x=1', {
    method: 'POST',
    body: '{"cipher":"한글"}',
    headers: {
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'x-time': '5',
      referer: 'http://x/',
    },
  })
  expect(answer).toMatchObject({ status: 418, headers: { 'x-request-id': 'r1' } })
  expect(answer.body.toString()).toBe('{"code":"NOT_FOUND","cipher":"…"}')
  expect(answer.headers).not.toHaveProperty('set-cookie')
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  expect(body).toBe('{"cipher":"한글"}')
  expect(seen).toMatchObject({ url: '/api/v1/plate-list?x=1', method: 'POST' })
  expect(seen?.headers).toMatchObject({
    authorization: 'Bearer t',
    'x-time': '5',
    host: new URL(server).host,
  })
  for (const name of ['cookie', 'origin', 'referer']) expect(seen?.headers).not.toHaveProperty(name)
})

it('a missing server is reported like an unreachable one', async () => {
  const { browser, readLog } = await programFor('http://127.0.0.1:9')
  const answer = await browser.ask('/api/health/live')
  expect(answer.status).toBe(502)
  expect(answer.json()).toEqual({ code: 'UNREACHABLE' })
  expect(await readLog()).toContain('"reason":"ECONNREFUSED"')
  const without = await programFor(null)
  expect((await without.browser.ask('/api/health/live')).json()).toEqual({ code: 'NO_SERVER' })
})

it('a long answer is passed on while it is still being written', async () => {
  const server = await serving((_request, response) => {
    response.write('x'.repeat(100_000))
    setTimeout(() => response.end('end'), 20)
  })
  const { browser } = await programFor(server)
  const { body } = await browser.ask('/api/long')
  expect(body.toString()).toBe(`${'x'.repeat(100_000)}end`)
})

it('a configured proxy is used for remote servers, with a tunnel for https', async () => {
  const asked: string[] = []
  const proxy = createServer()
  proxy.on('connect', ({ url, headers }: IncomingMessage, socket) => {
    asked.push(`${url} ${headers['proxy-authorization']}`)
    socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
  })
  const address = new URL(await listen(proxy))
  const { browser } = await programFor('https://pandok.invalid')
  address.username = 'kim'
  address.password = 'p w'
  await browser.ask('/desktop/settings', { method: 'PUT', body: JSON.stringify({ proxy: address.href }) })
  expect((await browser.ask('/api/x')).json()).toEqual({ code: 'UNREACHABLE' })
  expect(asked).toEqual([`pandok.invalid:443 Basic ${Buffer.from('kim:p w').toString('base64')}`])
})

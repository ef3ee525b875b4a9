import { once } from 'node:events'
import { type IncomingMessage, request as sendRequest } from 'node:http'
import { connect as connectSocket, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, LITERAL_MESSAGES } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ActionError } from '#rpc/ActionError.ts'
import type { Implementations } from '#rpc/implement.ts'
import { startTestHttp, type TestHttp } from '#testkit/startTestHttp.ts'
import { createUnsentAnswers } from './createUnsentAnswers.ts'
import { describeFailure } from './describeFailure.ts'

const LANGUAGES = ['ko', 'en', 'zh', 'ja', 'de'] as const

let test: TestHttp
let url: string
beforeAll(async () => {
  test = await startTestHttp()
  url = await test.http.listen('127.0.0.1', 0)
})
afterAll(() => test.stop())

describe('GET /api/public-key', () => {
  it('hands out the key and the time of the server', async () => {
    const answer = await fetch(`${url}/api/public-key`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      publicKey: expect.stringMatching(/^-----BEGIN PUBLIC KEY-----\n[\s\S]+-----END PUBLIC KEY-----\n$/),
      timestamp: test.clock.now().getTime(),
    })
  })
})

describe('health', () => {
  it('is alive, and ready while the database answers', async () => {
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200)
    expect(await (await fetch(`${url}/api/health/ready`)).json()).toEqual({ status: 'ready' })
  })

  it('is alive but not ready while it does not', async () => {
    const database = { note: () => {}, look: async () => 'away' as const }
    const other = await startTestHttp({ database })
    expect((await other.http.app.inject('/api/health/live')).statusCode).toBe(200)
    expect((await other.http.app.inject('/api/health/ready')).statusCode).toBe(503)
    await other.stop()
  })
})

describe('every error', () => {
  it.each(Object.keys(ERRORS) as (keyof typeof ERRORS)[])(
    '%s has status, code and a sentence in five languages',
    (code) => {
      const failures = LANGUAGES.map((locale) => describeFailure(new ActionError(code), locale, 'req-1'))
      for (const { status, body } of failures) {
        expect(status).toBe(ERRORS[code].status)
        expect(body).toMatchObject({ code, requestId: 'req-1' })
        expect(body.message).not.toBe('')
      }
      const sentences = new Set(failures.map(({ body }) => body.message))
      if (Object.hasOwn(LITERAL_MESSAGES, code)) {
        expect([...sentences]).toEqual([LITERAL_MESSAGES[code as keyof typeof LITERAL_MESSAGES]])
      } else {
        expect(sentences.size).toBe(LANGUAGES.length)
      }
    },
  )

  it.each([
    ['ko', 'ko'],
    ['fr', 'ko'],
    ['', 'ko'],
    ['de', 'de'],
    ['fr-FR, en;q=0.5', 'en'],
  ] as const)('is told to %j in %s', async (language, locale) => {
    const answer = await fetch(`${url}/api/nothing`, { headers: { 'accept-language': language } })
    const { message } = describeFailure(new ActionError('NOT_FOUND'), locale, '').body
    expect(await answer.json()).toMatchObject({ message })
  })

  it('that nobody declared is INTERNAL, says nothing of the inside, and is reported', async () => {
    const bug = {
      contract: {
        method: 'test-bug',
        access: 'visitor',
        param: { safeParse: () => ({ success: true }) },
        errors: [],
      },
      uses: [],
      run: () => Promise.reject(new Error('password hunter2 in /srv/secret')),
    }
    const other = await startTestHttp({ implementations: { 'test-bug': bug } as unknown as Implementations })
    const { status, body } = await other.send(await other.seal({ method: 'test-bug' }))
    expect(status).toBe(500)
    expect(Object.keys(body as object)).toEqual(['code', 'message', 'requestId'])
    expect(body).toMatchObject({
      code: 'INTERNAL',
      message: 'An error occurred. Please try again in a moment.',
    })
    expect(other.bugs).toHaveLength(1)
    await other.stop()
  })
})

describe('an address', () => {
  it.each([
    ['GET', '/api/nothing', ''],
    ['GET', '/api/live-event', 'POST'],
    ['PUT', '/api/live-event', 'POST'],
    ['DELETE', '/api/token/refresh', 'POST'],
    ['POST', '/api/public-key', 'GET'],
    ['POST', '/nowhere', null],
    ['GET', '/metrics', null],
    ['GET', '/postcode', null],
    ['GET', '/dev/mailbox/messages', null],
  ])('%s %s is not found, as JSON, and never 405', async (method, path, allow) => {
    const answer = await fetch(url + path, { method })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect(answer.headers.get('allow')).toBe(allow)
  })

  it.each(['/%zz', '/api/%', '/api/public-key/%C0%AE'])(
    '%s that cannot be decoded is a bad request',
    async (path) => {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer).toContain('"code":')
    },
  )
})

/** Sends raw bytes over a socket and returns the answer. */
function raw(request: string): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connectSocket(Number(port), '127.0.0.1', () => socket.write(request))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('what is not even HTTP', () => {
  it.each([
    ['noise', 'hello\r\n\r\n', 400],
    ['a bad length', 'POST /api/live-event HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ])('%s is refused', async (_, request, status) => {
    expect(await raw(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

describe('connections that are refused', () => {
  it('are closed, a thousand of them, though their callers keep them open', async () => {
    const timeouts = { requestMs: 600, headersMs: 300, checkMs: 50, idleMs: 10_000, refusalMs: 100 }
    const other = await startTestHttp({ timeouts })
    const address = new URL(await other.http.listen('127.0.0.1', 0))
    const connections = () =>
      new Promise<number>((resolve, reject) =>
        other.http.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      )
    const kinds = [
      'no HTTP at all\r\n\r\n',
      'POST /api/live-event HTTP/1.1\r\nhost: x\r\nx-slow: ',
      'POST /api/live-event HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      'POST /api/token/refresh HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ]
    const answers: Promise<string>[] = []
    const sockets: Socket[] = []
    const open = (request: string) =>
      new Promise<void>((resolve) => {
        // Half open: the server's end of the connection is no reason for this side to end its own.
        const socket = connectSocket(
          { port: Number(address.port), host: '127.0.0.1', allowHalfOpen: true },
          () => {
            socket.write(request)
            resolve()
          },
        )
        sockets.push(socket)
        answers.push(
          new Promise((told) => {
            let text = ''
            socket.setEncoding('utf8')
            socket.on('data', (chunk) => {
              text += chunk
            })
            socket.on('error', () => told(text))
            socket.on('end', () => told(text))
          }),
        )
      })
    for (let batch = 0; batch < 10; batch += 1) {
      await Promise.all(Array.from({ length: 100 }, (_, index) => open(kinds[index % kinds.length] ?? '')))
    }
    const statuses = (await Promise.all(answers)).map((text) => text.slice(0, 'HTTP/1.1 400'.length))
    await expect.poll(connections).toBe(0)
    expect(statuses.filter((status) => status === 'HTTP/1.1 400')).toHaveLength(250)
    expect(statuses.filter((status) => status === 'HTTP/1.1 408')).toHaveLength(750)
    expect(other.bugs).toEqual([])
    for (const socket of sockets) socket.destroy()
    await other.stop()
  })
})

describe('a body', () => {
  const MIB = 1024 * 1024
  const post = (payload: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/live-event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: payload,
    })
  const bodyOf = (bytes: number) => `{"data":"${'x'.repeat(bytes - 11)}"}`

  const tooLarge = {
    code: 'CONTENT_TOO_LARGE',
    message: 'This is too large to be sent. Please shorten or split it and try again.',
  }

  it('of a visitor is refused above 64 KiB', async () => {
    expect(await (await post(bodyOf(64 * 1024))).json()).toMatchObject({ code: 'ENCRYPTION_REQUIRED' })
    const answer = await post(bodyOf(64 * 1024 + 1))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject(tooLarge)
  })

  it('of a member is taken up to 8 MiB and refused above', async () => {
    const { authToken } = await test.member()
    const headers = { authorization: `Bearer ${authToken}` }
    expect(await (await post(bodyOf(8 * MIB), headers)).json()).toMatchObject({ code: 'ENCRYPTION_REQUIRED' })
    const answer = await post(bodyOf(8 * MIB + 1), headers)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject(tooLarge)
  })

  it('that is large is not taken with a token that is none', async () => {
    const answer = await post(bodyOf(MIB), { authorization: 'Bearer not.a.token' })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'TOKEN_INVALID', message: 'Token is not valid' })
  })

  it('that comes in pieces is measured as it comes', async () => {
    const pieces = (count: number) =>
      new ReadableStream({
        async start(controller) {
          controller.enqueue(Buffer.from('{"data":"'))
          for (let at = 0; at < count; at += 1) controller.enqueue(Buffer.alloc(64 * 1024, 'x'))
          controller.enqueue(Buffer.from('"}'))
          controller.close()
        },
      })
    const send = async (count: number) => {
      const answer = await fetch(`${url}/api/live-event`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: pieces(count),
        duplex: 'half',
      } as RequestInit)
      return answer.json()
    }
    expect(await send(0)).toMatchObject({ code: 'ENCRYPTION_REQUIRED' })
    expect(await send(8)).toMatchObject({ code: 'CONTENT_TOO_LARGE', message: expect.any(String) })
  })

  it('of very many brackets is refused before it is parsed', async () => {
    const { authToken } = await test.member()
    const headers = { authorization: `Bearer ${authToken}` }
    const answer = await post(`{"data":${'['.repeat(4 * MIB - 10)}${']'.repeat(4 * MIB - 10)}}`, headers)
    expect(await answer.json()).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'The content is nested too deeply.',
    })
  })

  it('that declares a gigabyte is not waited for', async () => {
    const answer = await raw(
      'POST /api/live-event HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1073741824\r\n\r\n{',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('CONTENT_TOO_LARGE')
  })

  it('that is not UTF-8 is refused', async () => {
    const answer = await fetch(`${url}/api/live-event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    })
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the address of a caller', () => {
  const addressSeen = async (trustProxy: false | number | string[]) => {
    const seen: string[] = []
    const spy = {
      contract: {
        method: 'test-spy',
        access: 'visitor',
        param: { safeParse: () => ({ success: true }) },
        result: { safeParse: () => ({ success: true, data: {} }) },
        errors: [],
      },
      uses: [],
      run: async ({ request }: { request: { address: string } }) => void seen.push(request.address),
    }
    const other = await startTestHttp({
      config: { trustProxy },
      implementations: { 'test-spy': spy } as unknown as Implementations,
    })
    const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
    await other.send(await other.seal({ method: 'test-spy' }, { headers }))
    await other.stop()
    return seen[0]
  }

  it('is not what a header says, unless proxies are trusted, and then only as far', async () => {
    expect(await addressSeen(false)).toBe('127.0.0.1')
    expect(await addressSeen(1)).toBe('203.0.113.9')
    expect(await addressSeen(2)).toBe('198.51.100.7')
    expect(await addressSeen(['loopback'])).toBe('203.0.113.9')
    expect(await addressSeen(['10.0.0.0/8'])).toBe('127.0.0.1')
  })
})

describe('stopping', () => {
  it('finishes what has begun, takes nothing new, and leaves no connection behind', async () => {
    let hasBegun = false
    let release: () => void = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = {
      contract: {
        method: 'test-slow',
        access: 'visitor',
        param: { safeParse: () => ({ success: true }) },
        result: { safeParse: () => ({ success: true, data: { done: true } }) },
        errors: [],
      },
      uses: [],
      run: () => {
        hasBegun = true
        return gate
      },
    }
    const other = await startTestHttp({
      implementations: { 'test-slow': slow } as unknown as Implementations,
    })
    const address = await other.http.listen('127.0.0.1', 0)
    await fetch(`${address}/api/health/live`)
    other.http.announceClosing()
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(503)
    const { headers, payload } = await other.seal({ method: 'test-slow' })
    const answer = fetch(`${address}/api/live-event`, { method: 'POST', headers, body: payload })
    await expect.poll(() => hasBegun).toBe(true)
    const closed = other.http.close()
    await expect.poll(() => fetch(`${address}/api/health/live`).catch(() => 'refused')).toBe('refused')
    release()
    expect(await (await answer).json()).toEqual({ data: { done: true } })
    await closed
    await other.stop()
  })
})

describe('stopping while callers hang up', () => {
  it('waits for the work that they started', async () => {
    let isDone = false
    const hangUp = new AbortController()
    const slow = {
      contract: {
        method: 'test-slow',
        access: 'visitor',
        param: { safeParse: () => ({ success: true }) },
        result: { safeParse: () => ({ success: true, data: {} }) },
        errors: [],
      },
      uses: [],
      run: async () => {
        hangUp.abort()
        // Long enough for a close that doesn't wait to be done first.
        await sleep(300)
        isDone = true
      },
    }
    const other = await startTestHttp({
      implementations: { 'test-slow': slow } as unknown as Implementations,
    })
    const address = await other.http.listen('127.0.0.1', 0)
    const { headers, payload } = await other.seal({ method: 'test-slow' })
    const { signal } = hangUp
    await expect(
      fetch(`${address}/api/live-event`, { method: 'POST', headers, body: payload, signal }),
    ).rejects.toThrow()
    await other.http.close()
    expect(isDone).toBe(true)
    await other.stop()
  })
})

describe('answers that nobody reads', () => {
  const large = {
    contract: {
      method: 'test-large',
      access: 'visitor',
      param: { safeParse: () => ({ success: true }) },
      // More than the operating system takes for a connection.
      result: { safeParse: () => ({ success: true, data: 'x'.repeat(16 * 1024 * 1024) }) },
      errors: [],
    },
    uses: [],
    run: async () => {},
  }

  async function start(idleMs: number) {
    const other = await startTestHttp({
      implementations: { 'test-large': large } as unknown as Implementations,
      unsentAnswers: createUnsentAnswers({ bytesPerNetwork: 1024 * 1024 }),
      timeouts: { requestMs: 60_000, headersMs: 20_000, checkMs: 5000, idleMs, refusalMs: 1000 },
    })
    const address = await other.http.listen('127.0.0.1', 0)
    /** Resolves when the answer begins; its body is left where it is. */
    const ask = async (): Promise<IncomingMessage> => {
      const { headers, payload } = await other.seal({ method: 'test-large' })
      const sent = sendRequest(`${address}/api/live-event`, { method: 'POST', headers, agent: false }).end(
        payload,
      )
      const [answer] = await once(sent, 'response')
      answer.on('error', () => {})
      return answer
    }
    return { other, ask }
  }

  it('are few: the next one is refused until they are fetched or given up', async () => {
    const { other, ask } = await start(60_000)
    const unread = await ask()
    expect(unread.statusCode).toBe(200)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    refused.resume()
    unread.destroy()
    await expect.poll(async () => (await ask()).destroy().statusCode).toBe(200)
    await other.stop()
  })

  it('end with their connection when nothing moves on it', async () => {
    const { other, ask } = await start(300)
    // On a crowded machine a call may take longer than that.
    const askAgain = () => ask().catch(() => null)
    const answers: (IncomingMessage | null)[] = []
    await expect.poll(async () => answers[answers.push(await askAgain()) - 1]?.statusCode).toBe(200)
    await expect.poll(async () => (await askAgain())?.destroy().statusCode).toBe(200)
    for (const unread of answers) unread?.destroy()
    await other.stop()
  })
})

describe('metrics', () => {
  it('are told in the form of Prometheus, by route and outcome, with the headers of every answer', async () => {
    const backupState = () => ({ lastAt: new Date('2026-11-16T00:00:00Z'), hasFailed: true })
    const other = await startTestHttp({ config: { hasMetrics: true }, backupState })
    await other.call('common-bannerList', { position: 'macro' })
    await other.send(await other.seal({ method: 'user-info' }))
    const { payload, headers } = await other.http.app.inject('/metrics')
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(payload).toMatch(
      /pandok_http_request_seconds_count\{route="\/api\/live-event",action="common-bannerList",status="200",code=""\} 1/,
    )
    expect(payload).toContain('action="user-info",status="401",code="UNAUTHORIZED"')
    expect(payload).toContain('process_cpu_seconds_total')
    expect(payload).toContain('pandok_backup_last_success_timestamp_seconds 1794787200')
    expect(payload).toContain('pandok_backup_failed 1')
    expect((await other.http.app.inject('/api/health/ready')).json()).toEqual({
      status: 'ready',
      backup: 'failed',
    })
    await other.stop()
  })
})

describe('the mailbox', () => {
  const readMailbox = async () => [{ subject: 'code' }]

  it.each([
    [{ mode: 'development' }, 200],
    [{ isDemo: true }, 200],
    [{ mode: 'production', isDemo: false }, 404],
  ] as const)('with %j answers %d', async (config, status) => {
    const other = await startTestHttp({ config, readMailbox })
    const answer = await other.http.app.inject('/dev/mailbox/messages')
    expect(answer.statusCode).toBe(status)
    if (status === 200) expect(answer.json()).toEqual([{ subject: 'code' }])
    await other.stop()
  })

  it.each<[false | number | string[]]>([[false], [1], [['loopback']]])(
    'answers this computer alone, whoever TRUST_PROXY=%j believes',
    async (trustProxy) => {
      const other = await startTestHttp({ config: { isDemo: true, trustProxy }, readMailbox })
      const statusOf = async (
        host: string,
        headers: Record<string, string> = {},
        remoteAddress = '127.0.0.1',
      ) => {
        const url = '/dev/mailbox/messages'
        const answer = await other.http.app.inject({ url, headers: { ...headers, host }, remoteAddress })
        if (answer.statusCode !== 200) expect(answer.payload).not.toContain('subject')
        return answer.statusCode
      }
      for (const host of ['127.0.0.1:3000', 'localhost', 'LocalHost:80', '[::1]:3000'])
        expect([host, await statusOf(host), await statusOf(host, {}, '::1')]).toEqual([host, 200, 200])
      expect(await statusOf('localhost', {}, '::ffff:127.0.0.1')).toBe(200)
      // A page whose own name was made to lead here.
      for (const host of [
        'evil.example:3000',
        '127.0.0.1.evil.example',
        'localhost.evil.example',
        '192.168.0.2',
      ])
        expect([host, await statusOf(host)]).toEqual([host, 404])
      for (const address of ['192.168.0.9', '203.0.113.9', '::ffff:10.0.0.1', 'fe80::1'])
        expect([address, await statusOf('localhost', {}, address)]).toEqual([address, 404])
      // A caller who only claims to be local, and one who comes through a proxy on this computer.
      for (const forwarded of ['127.0.0.1', '203.0.113.9', '127.0.0.1, 203.0.113.9']) {
        const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'localhost' }
        expect(await statusOf('localhost', headers, '203.0.113.9')).toBe(404)
        expect(await statusOf('localhost', headers)).toBe(404)
      }
      // Proxies that say nothing of the caller's address.
      for (const name of ['x-forwarded-proto', 'x-forwarded-server', 'cf-connecting-ip', 'x-original-url'])
        expect([name, await statusOf('localhost', { [name]: 'https' })]).toEqual([name, 404])
      await other.stop()
    },
  )
})

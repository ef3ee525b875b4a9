import { beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { failure, fakeBrowser, ok, type Server } from './testkit/fakeLine.ts'

beforeAll(async () => void (await textStore.show('en')))

const answers = (...queue: (() => Response | Promise<Response>)[]): Server => {
  return ({ path }) => {
    if (path !== '/api/live-event') throw new Error(`unexpected ${path}`)
    const next = queue.shift()
    if (!next) throw new Error('one call too many')
    return next()
  }
}

const done = () => ok({ data: { fine: true } })

describe('a call', () => {
  it('carries the token, the language, the time and an envelope', async () => {
    const browser = fakeBrowser(answers(done))
    const { rpc, store } = browser.openTab()
    store.write({ authToken: 'auth' })
    await expect(rpc.call('user-info', {})).resolves.toEqual({ fine: true })
    const sent = browser.requests.at(-1)
    expect(sent?.bearer).toBe('auth')
    expect(sent?.headers.get('accept-language')).toBe('en')
    expect(sent?.headers.get('x-encrypted-time')).toMatch(/^[A-Za-z0-9+/]+=*$/u)
    expect(Object.keys(sent?.body?.data ?? {}).sort()).toEqual(['encryptedData', 'encryptedKey', 'iv'])
  })

  it('loads the public key once, creates one session key for it, and renews both after an hour', async () => {
    const browser = fakeBrowser(answers(done, done, done))
    const { rpc } = browser.openTab()
    await Promise.all([rpc.call('a-b', {}), rpc.call('a-b', {})])
    expect(browser.count('/api/public-key')).toBe(1)
    browser.clock.ms += 3_600_000
    await rpc.call('a-b', {})
    expect(browser.count('/api/public-key')).toBe(2)
    const keys = browser.requests.map((request) => request.body?.data?.encryptedKey).filter(Boolean)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('that the server can’t decrypt is encrypted with a new key and sent once more', async () => {
    const browser = fakeBrowser(answers(() => failure('INVALID_PUBLIC_KEY'), done))
    await expect(browser.openTab().rpc.call('a-b', {})).resolves.toEqual({ fine: true })
    expect(browser.count('/api/public-key')).toBe(2)
    const [first, second] = browser.requests.flatMap((request) => request.body?.data ?? [])
    expect(second?.encryptedKey).not.toBe(first?.encryptedKey)
    expect(second?.iv).not.toBe(first?.iv)
  })

  it('that is refused late uses the key that another call has already loaded', async () => {
    let refuseLate = () => {}
    const late = new Promise<void>((resolve) => {
      refuseLate = resolve
    })
    const refused = () => failure('INVALID_PUBLIC_KEY')
    const browser = fakeBrowser(answers(refused, () => late.then(refused), done, done))
    const { rpc } = browser.openTab()
    const calls = [rpc.call('a-b', {}), rpc.call('a-b', {})]
    await Promise.race(calls)
    refuseLate()
    await expect(Promise.all(calls)).resolves.toEqual([{ fine: true }, { fine: true }])
    expect(browser.count('/api/public-key')).toBe(2)
  })

  it('that the server can’t decrypt twice is an error', async () => {
    const refuse = () => failure('INVALID_PUBLIC_KEY')
    const browser = fakeBrowser(answers(refuse, refuse))
    await expect(browser.openTab().rpc.call('a-b', {})).rejects.toMatchObject({ code: 'INVALID_PUBLIC_KEY' })
    expect(browser.count('/api/live-event')).toBe(2)
  })

  it('with a wrong local time is repeated with the server’s time', async () => {
    const browser = fakeBrowser(answers(() => failure('STALE_REQUEST'), done))
    await expect(browser.openTab().rpc.call('a-b', {})).resolves.toEqual({ fine: true })
    expect(browser.count('/api/public-key')).toBe(2)
  })

  it('tells an offline device from a server that doesn’t answer', async () => {
    const browser = fakeBrowser(() => 'no network')
    const { rpc } = browser.openTab()
    await expect(rpc.call('a-b', {})).rejects.toMatchObject({
      code: 'UNREACHABLE',
      message: 'The server is not responding. Please try again in a moment.',
    })
    browser.network.isOnline = false
    await expect(rpc.call('a-b', {})).rejects.toMatchObject({ code: 'OFFLINE' })
  })

  it('reports the seconds to wait after too many requests', async () => {
    const busy = () => failure('TOO_MANY_REQUESTS', { headers: { 'Retry-After': '30' } })
    const browser = fakeBrowser(answers(busy))
    await expect(browser.openTab().rpc.call('a-b', {})).rejects.toMatchObject({
      retryAfterSeconds: 30,
      message: 'Too many requests. Please try again in 30 seconds.',
    })
  })

  it('carries the server’s message for each field', async () => {
    const details = [{ path: 'email', message: 'E-mail format is incorrect.' }]
    const browser = fakeBrowser(
      answers(() => Response.json({ code: 'BAD_REQUEST', message: 'Check it.', details }, { status: 400 })),
    )
    await expect(browser.openTab().rpc.call('a-b', {})).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Check it.',
      details,
    })
  })

  it('that is too large for a proxy is reported as too large', async () => {
    const page = () => new Response('<html>413 Request Entity Too Large</html>', { status: 413 })
    const browser = fakeBrowser(answers(page))
    await expect(browser.openTab().rpc.call('a-b', {})).rejects.toMatchObject({
      code: 'CONTENT_TOO_LARGE',
      status: 413,
      message: textStore.read().error('CONTENT_TOO_LARGE'),
    })
  })

  it('reports the seconds to wait from a proxy’s header', async () => {
    const page = () => new Response('<html>', { status: 429, headers: { 'Retry-After': '30' } })
    const browser = fakeBrowser(answers(page))
    await expect(browser.openTab().rpc.call('a-b', {})).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 30,
      message: 'Too many requests. Please try again in 30 seconds.',
    })
  })

  it.each([200, 500])('never takes a proxy’s page with status %s for an answer', async (status) => {
    const page = () => new Response('<html>', { status, statusText: 'Internal Server Error' })
    await expect(fakeBrowser(answers(page)).openTab().rpc.call('a-b', {})).rejects.toMatchObject({
      code: 'BAD_ANSWER',
      message: textStore.read()('ui.error.BAD_ANSWER'),
    })
  })
})

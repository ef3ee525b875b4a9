import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTossGateway } from '#payment/toss/createTossGateway.ts'
import { startTestHttp, type TestHttp } from '#testkit/startTestHttp.ts'

const SCRIPT = 'console.log("판독")'
const INDEX = `<!doctype html><html><head>
<meta name="pandok-config" content="{}" />
</head><body></body></html>`

let webRoot: string
let test: TestHttp
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'pandok-site-'))
  await mkdir(path.join(webRoot, 'assets'))
  await writeFile(path.join(webRoot, 'index.html'), INDEX)
  await writeFile(path.join(webRoot, 'favicon.svg'), '<svg/>')
  await writeFile(path.join(webRoot, 'assets', 'main-abc123.js'), SCRIPT)
  await writeFile(path.join(webRoot, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(path.join(webRoot, 'assets', 'main-abc123.js.gz'), gzipSync(SCRIPT))
  await writeFile(path.join(webRoot, 'assets', 'worker-decodeWorker-abc123.js'), SCRIPT)
  await writeFile(path.join(webRoot, 'assets', 'worker-sourceWorker-A_b-123.js'), SCRIPT)
  await writeFile(path.join(tmpdir(), 'pandok-outside.txt'), 'outside')
  test = await startTestHttp({
    webRoot,
    isKnownPath: (known) => ['/', '/login', '/mypage'].includes(known),
    config: { postcode: { scriptUrl: 'https://script.example/postcode.js?a&b' } },
  })
})
afterAll(async () => {
  await test.stop()
  await rm(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => test.http.app.inject({ url, headers })
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])

describe('the document', () => {
  it('is served at every page, with the settings of this installation in its head', async () => {
    for (const page of ['/', '/login', '/login?next=%2F']) {
      const answer = await get(page)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      const [, content = ''] = /<meta name="pandok-config" content="([^"]*)" \/>/.exec(answer.payload) ?? []
      expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
        siteAccess: 'public',
        socialProviders: [],
        postcode: true,
        demo: false,
        exposedDemo: false,
        mailbox: false,
        supportEmail: null,
        supportHours: null,
        company: null,
        legalReview: null,
      })
    }
  })

  it('is served with 404 where there is no page', async () => {
    for (const page of ['/nowhere', '/login/', '/index.html', '/assets', '/.env', '/favicon.svg.br']) {
      const answer = await get(page)
      expect([page, answer.statusCode]).toEqual([page, 404])
      expect(answer.payload).toContain('pandok-config')
    }
  })

  it('comes compressed as the browser likes it, and is always asked for again', async () => {
    const [br, gz, plain, none] = [
      await get('/', { 'accept-encoding': 'gzip, deflate, br' }),
      await get('/', { 'accept-encoding': 'gzip' }),
      await get('/'),
      await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' }),
    ]
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    expect(br.headers['vary']).toBe('accept-encoding, accept-language, cookie')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.payload)
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.payload)
    expect(none.headers['content-encoding']).toBeUndefined()
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect(again.payload).toBe('')
    expect(again.headers['content-security-policy']).toBeDefined()
  })

  it('never takes the place of the API', async () => {
    for (const page of ['/api', '/api/', '/api/nothing']) {
      const answer = await get(page)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('a file', () => {
  it('with a hashed name is kept forever, compressed', async () => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-type']).toContain('javascript')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
    expect((await get('/assets/main-abc123.js')).payload).toBe(SCRIPT)
  })

  it('with any other name is asked for again', async () => {
    const answer = await get('/favicon.svg', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' })
    expect(answer.payload).toBe('<svg/>')
  })

  it('with the image decoders, alone of all, may compile WebAssembly and nothing else', async () => {
    expect(await policyOf('/assets/worker-decodeWorker-abc123.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    for (const url of ['/', '/assets/main-abc123.js', '/nowhere'])
      expect(String((await get(url)).headers['content-security-policy'])).not.toContain('wasm')
    expect((await get('/assets/worker-gone-abc123.js')).statusCode).toBe(404)
  })

  it('that asks the member’s image server, alone of all, may reach others, and compiles nothing', async () => {
    expect(await policyOf('/assets/worker-sourceWorker-A_b-123.js')).toBe(
      "default-src 'none'; script-src 'self'; connect-src https: http:; base-uri 'none'; frame-ancestors 'none'",
    )
    for (const url of ['/', '/assets/worker-decodeWorker-abc123.js', '/nowhere'])
      expect(await policyOf(url)).toMatch(/; connect-src 'self';/)
  })

  it('of the last release is gone without a document in its place', async () => {
    const answer = await get('/assets/old-def456.js')
    expect(answer).toMatchObject({ statusCode: 404, payload: '' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    '/../pandok-outside.txt',
    '/..%2Fpandok-outside.txt',
    '/assets/..%2f..%2fpandok-outside.txt',
    '/assets/%2e%2e/%2e%2e/pandok-outside.txt',
    '//etc/passwd',
    '/assets//main-abc123.js',
    '/assets/main-abc123.js%00.svg',
    '/\\..\\pandok-outside.txt',
  ])('outside of the site is not served: %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.payload).not.toContain('outside')
    expect(answer.payload).not.toContain('root:')
  })
})

describe('the headers of a page', () => {
  it('keep it from everything it does not need', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; frame-src 'self'",
    )
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=63072000',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  it('tell nobody where a page with a query was', async () => {
    expect((await get('/login?code=secret')).headers['referrer-policy']).toBe('no-referrer')
  })

  it('allow a frame of our own once the address look-up is on, whichever page was loaded first', async () => {
    const other = await startTestHttp({ webRoot, isKnownPath: () => true })
    for (const url of ['/', '/login', '/mypage', '/nowhere']) {
      expect(await policyOf(url)).toMatch(/; frame-src 'self'$/)
      const { headers } = await other.http.app.inject(url)
      expect(headers['content-security-policy']).not.toContain('frame-src')
    }
    await other.stop()
  })

  it('ask for TLS only where there is TLS', async () => {
    const other = await startTestHttp({ webRoot, config: { publicUrl: 'http://127.0.0.1:3000' } })
    for (const url of ['/', '/api/public-key']) {
      expect((await other.http.app.inject(url)).headers['strict-transport-security']).toBeUndefined()
      expect((await get(url)).headers['strict-transport-security']).toBeDefined()
    }
    await other.stop()
  })
})

describe('the postcode page', () => {
  it('runs without an origin of its own, and can load its one script and our own lines only', async () => {
    const answer = await get('/postcode')
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('<script src="https://script.example/postcode.js?a&amp;b"></script>')
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-forms; default-src 'none'; /)
    expect(policy).not.toContain('allow-same-origin')
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+' https:\/\/script\.example;/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
  })
})

describe('the page where one pays', () => {
  const gateway = (scriptUrl: string, isSandbox: boolean) =>
    createTossGateway({
      baseUrl: 'http://127.0.0.1:9',
      secretKey: 'sk',
      clientKey: 'ck',
      scriptUrl,
      isSandbox,
    })
  const withGateway = async (
    given: ReturnType<typeof gateway>,
    look: (paying: TestHttp) => Promise<void>,
  ) => {
    const paying = await startTestHttp({ webRoot, isKnownPath: () => true, gateway: given })
    await look(paying).finally(() => paying.stop())
  }
  const headersOf = async (paying: TestHttp, url: string) => (await paying.http.app.inject({ url })).headers

  it('lets the sandbox in, and no other page does', async () => {
    await withGateway(gateway('http://127.0.0.1:4242/v2/standard.js', true), async (paying) => {
      for (const url of ['/price', '/price/', '/Price', '/price?plan=basic']) {
        const headers = await headersOf(paying, url)
        expect(headers['content-security-policy']).toContain("script-src 'self' http://127.0.0.1:4242;")
        expect(headers['content-security-policy']).toMatch(/; frame-src http:\/\/127\.0\.0\.1:4242$/)
        expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
        expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      }
      for (const url of [
        '/',
        '/price/success?paymentKey=x',
        '/price/failled',
        '/pricey',
        '/mypage?x=/price',
      ]) {
        expect((await headersOf(paying, url))['content-security-policy']).not.toContain('4242')
      }
    })
  })

  it('lets the real gateway in with its windows', async () => {
    await withGateway(gateway('https://js.tosspayments.com/v2/standard', false), async (paying) => {
      const headers = await headersOf(paying, '/price')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("script-src 'self' https://js.tosspayments.com;")
      expect(policy).toContain("connect-src 'self' https://*.tosspayments.com;")
      expect(policy).toContain("form-action 'self' https://*.tosspayments.com;")
      expect(policy).toContain('frame-src https://*.tosspayments.com https://*.toss.im')
      expect(policy).not.toContain('trusted-types')
      expect(headers).toMatchObject({
        'content-security-policy-report-only': "require-trusted-types-for 'script'",
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      expect(String((await headersOf(paying, '/'))['content-security-policy'])).not.toContain('toss')
    })
  })

  it('is like every other page where nothing can be bought', async () => {
    expect(await policyOf('/price')).toBe(await policyOf('/'))
  })
})

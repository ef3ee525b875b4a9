import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GUIDE_PAGES } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestHttp, type TestHttp } from '#testkit/startTestHttp.ts'

const INDEX = `<!doctype html>
<html lang="ko">
  <head>
    <meta name="pandok-config" content="{}" />
    <meta name="description" content="-" />
    <title>Pandok</title>
    <script type="module" blocking="render" crossorigin src="/assets/main-a.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/part-a.js">
  </head>
  <body><div id="root"></div></body>
</html>`

/** A bundle like the one that the site's build leaves, whose page contains its own parameters. */
const PRERENDER = `export async function prerender(name, locale, settings) {
  if (name === 'download') throw new Error('cannot be drawn')
  return { title: 'T&amp;C ' + name, description: '"' + name + '" $& ' + locale, content: '<h1>' + name + ' ' + locale + ' ' + settings.siteAccess + ' $1</h1>' }
}`

const FILES = {
  boot: '/assets/boot-a.js',
  scripts: { home: ['/assets/Home-a.js'], ko: ['/assets/ko-a.js'], de: ['/assets/de-a.js'] },
  styles: { home: ['/assets/Home-a.css'] },
  fonts: { ko: ['/assets/korean-a.woff2'] },
}

const KNOWN = ['/', '/price', '/download', '/terms', '/login', '/mypage', '/program/plate', '/admin/user']

let webRoot: string
let test: TestHttp
let members: TestHttp
beforeAll(async () => {
  webRoot = await mkdtemp(path.join(tmpdir(), 'pandok-drawn-'))
  await mkdir(path.join(webRoot, 'server'))
  await writeFile(path.join(webRoot, 'index.html'), INDEX)
  await writeFile(path.join(webRoot, 'social-card.png'), 'png')
  await writeFile(path.join(webRoot, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(webRoot, 'server', 'prerender.js'), PRERENDER)
  await writeFile(path.join(webRoot, 'server', 'pageFiles.json'), JSON.stringify(FILES))
  const options = { webRoot, isKnownPath: (known: string) => KNOWN.includes(known) }
  test = await startTestHttp(options)
  members = await startTestHttp({ ...options, config: { siteAccess: 'members' } })
})
afterAll(async () => {
  await test.stop()
  await members.stop()
  await rm(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, of = test) =>
  of.http.app.inject({ url, headers })
const headingOf = async (url: string, headers: Record<string, string> = {}, of = test) =>
  /<h1>(.*?)<\/h1>/u.exec((await get(url, headers, of)).payload)?.[1] ?? null

describe('a drawn page', () => {
  it.each([
    ['/', 'home'],
    ['/price', 'price'],
    ['/terms', 'privacy'],
    ['/terms?activeTab=0', 'privacy'],
    ['/terms?activeTab=1', 'terms'],
    ['/terms?activeTab=2', 'refund'],
    ['/terms?activeTab=7', 'privacy'],
    ['/terms?activeTab=x', 'privacy'],
    ['/?utm_source=letter', 'home'],
    ['/guide', 'guide/getting-started'],
    ['/guide/plates', 'guide/plates'],
    ['/guide/nowhere', 'none'],
    ['/nowhere', 'none'],
  ])('at %s is %s', async (url, name) => {
    expect(await headingOf(url)).toBe(`${name} ko public $1`)
  })

  it.each([
    '/login',
    '/mypage',
    '/program/plate',
    '/program/nowhere',
    '/admin/user',
    '/Admin',
    '/price?plan=basic',
  ])('is not sent at %s: who looks decides what is there', async (url) => {
    expect(await headingOf(url)).toBeNull()
  })

  it('comes in the language of its address, else the chosen one, else what the browser asks for, else Korean', async () => {
    const language = async (url: string, headers: Record<string, string> = {}) =>
      /<html lang="([^"]*)"/u.exec((await get(url, headers)).payload)?.[1]
    const asking = { cookie: 'a=b; language=ja', 'accept-language': 'de-AT,de;q=0.9' }
    expect(await language('/?lang=zh', asking)).toBe('zh-Hans')
    expect(await language('/', asking)).toBe('ja')
    expect(await language('/?lang=fr', { 'accept-language': 'de-AT,de;q=0.9' })).toBe('de')
    expect(await language('/', { cookie: 'language=fr; mylanguage=de' })).toBe('ko')
    expect(await language('/', { 'accept-language': 'fr' })).toBe('ko')
    // Pages that the browser renders have it, too; otherwise their first words would be in another language than the next.
    expect(await language('/login', { 'accept-language': 'en' })).toBe('en')
  })

  it('says what it is, where it is, and where it is in other languages', async () => {
    const { payload } = await get('/terms?activeTab=1&lang=de')
    const home = 'https://pandok.example/terms?activeTab=1'
    expect(payload).toContain('<title>T&amp;C terms</title>')
    expect(payload).toContain('<meta name="description" content="&quot;terms&quot; $&amp; de" />')
    expect(payload).toContain(`<link rel="canonical" href="${home}&amp;lang=de" />`)
    expect(payload).toContain(`<link rel="alternate" hreflang="zh-Hans" href="${home}&amp;lang=zh" />`)
    expect(payload).toContain(`<link rel="alternate" hreflang="x-default" href="${home}" />`)
    expect(payload.match(/hreflang=/gu)).toHaveLength(6)
    expect(payload).toContain('<meta property="og:locale" content="de_DE" />')
    expect(payload).toContain('<meta property="og:image" content="https://pandok.example/social-card.png" />')
    expect((await get('/', { 'accept-language': 'de' })).payload).toContain(
      '<link rel="canonical" href="https://pandok.example/" />',
    )
  })

  it('names the files that it needs, and leaves its code until it is wanted', async () => {
    const { payload } = await get('/')
    expect(payload).toContain('<script src="/assets/boot-a.js" data-program="/assets/main-a.js"')
    expect(payload).toContain('data-parts="/assets/part-a.js /assets/Home-a.js /assets/ko-a.js"></script>')
    expect(payload).not.toContain('modulepreload')
    expect(payload).toContain('<link rel="stylesheet" crossorigin href="/assets/Home-a.css" />')
    expect(payload).toContain(
      'rel="preload" as="font" type="font/woff2" crossorigin href="/assets/korean-a.woff2"',
    )
    expect(payload).not.toContain('de-a')
    expect(payload).not.toContain('type="module"')
    expect((await get('/login')).payload).toContain('blocking="render"')
  })

  it('has no script inside, which the policy would refuse', async () => {
    const { payload, headers } = await get('/')
    for (const [, inside] of payload.matchAll(/<script[^>]*>([^<]*)<\/script>/gu)) expect(inside).toBe('')
    expect(payload).not.toMatch(/\son\w+=|style="/u)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('that cannot be drawn is left to the browser, and somebody is told', async () => {
    const { statusCode, payload } = await get('/download')
    expect(statusCode).toBe(200)
    expect(payload).toContain('<div id="root"></div>')
    expect(test.bugs).toHaveLength(1)
    expect(String(test.bugs[0])).toContain('cannot be drawn')
  })

  it('is asked for again each time, and not sent twice', async () => {
    const first = await get('/', { 'accept-language': 'de' })
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await get('/', { ...headers, 'accept-language': 'de' })).statusCode).toBe(304)
    expect((await get('/', { ...headers, 'accept-language': 'en' })).statusCode).toBe(200)
  })
})

describe('search engines', () => {
  it('are told about every public page in every language', async () => {
    const { payload, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const places = [...payload.matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, place]) => place)
    expect(places).toHaveLength((6 + GUIDE_PAGES.length) * 6)
    expect(places).toContain('https://pandok.example/price?lang=ja')
    expect(places).toContain('https://pandok.example/terms?activeTab=2&amp;lang=ko')
    expect(payload.match(/<xhtml:link /gu)).toHaveLength(places.length * 6)
    expect((await get('/robots.txt')).payload).toBe(
      'User-agent: *\nDisallow: /api/\n\nSitemap: https://pandok.example/sitemap.xml\n',
    )
  })

  it('are kept out of everything that is somebody’s own', async () => {
    for (const url of ['/', '/price', '/terms?activeTab=2'])
      expect((await get(url)).headers['x-robots-tag']).toBeUndefined()
    for (const url of ['/program/plate', '/admin/user', '/mypage', '/login', '/nowhere', '/program'])
      expect([url, (await get(url)).headers['x-robots-tag']]).toEqual([url, 'noindex'])
  })

  it('are kept out of an installation for members, whose pages are not sent drawn to visitors', async () => {
    expect((await get('/robots.txt', {}, members)).payload).toBe('User-agent: *\nDisallow: /\n')
    expect((await get('/sitemap.xml', {}, members)).statusCode).toBe(404)
    for (const url of ['/', '/price', '/nowhere']) {
      expect(await headingOf(url, {}, members)).toBeNull()
      expect((await get(url, {}, members)).headers['x-robots-tag']).toBe('noindex')
    }
    // Visitors who sign up there have to be able to read the terms.
    expect(await headingOf('/terms', {}, members)).toBe('privacy ko members $1')
    expect((await get('/terms', {}, members)).headers['x-robots-tag']).toBe('noindex')
  })

  it('and whoever shows a link get the picture, from elsewhere too; nobody gets what is for the server', async () => {
    const { headers } = await get('/social-card.png')
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    for (const url of ['/server/prerender.js', '/server/pageFiles.json'])
      expect((await get(url)).headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { ReleaseAnswer } from '@pandok/protocol'
import type { FastifyInstance } from 'fastify'
import { settledWithin } from '#db/settledWithin.ts'
import type { Installers } from '#installers/createInstallers.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import type { SecurityHeaders } from '../securityHeaders.ts'
import { askedLocale } from './askedLocale.ts'
import { SOCIAL_CARD } from './headTags.ts'
import { listFiles } from './listFiles.ts'
import { loadPrerenderer } from './loadPrerenderer.ts'
import { pageAt } from './pageAt.ts'
import type { SiteSettings } from './SiteSettings.ts'
import { createSiteDocuments } from './siteDocuments.ts'
import { sitemap } from './sitemap.ts'

/** Closed areas aren't listed here: each of their pages says itself that it isn't for search engines. */
const robots = (publicUrl: string, siteAccess: 'public' | 'members'): string =>
  siteAccess === 'members'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`

/** Their names change with their content. */
const HASHED = 'assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
/** A new release may have a new image, and link previews are requested rarely. */
const AN_HOUR = 'public, max-age=3600'
/** A location elsewhere may be slow; the page then asks by itself. */
const OFFER_TIMEOUT_MS = 300

export interface SiteOptions {
  webRoot: string
  settings: SiteSettings
  publicUrl: string
  headers: SecurityHeaders
  isKnownPath: HttpOptions['isKnownPath']
  installers: Pick<Installers, 'offer'>
  reportBug: (error: unknown) => void
}

/** Serves the built site: its files, and a document for every other address. */
export async function site(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { webRoot, settings, publicUrl, headers, isKnownPath, installers, reportBug } = options
  const { siteAccess } = settings
  const files = await listFiles(webRoot)
  const documents = createSiteDocuments({
    template: await readFile(path.join(webRoot, 'index.html'), 'utf8'),
    settings,
    publicUrl,
    loadDrawing: () => loadPrerenderer(webRoot),
    onFailure: reportBug,
  })
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  })

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ ...headers.asset('robots.txt'), 'cache-control': AN_HOUR })
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl, siteAccess)),
  )
  if (siteAccess === 'public') {
    app.get('/sitemap.xml', async (_request, reply) =>
      reply
        .headers({ ...headers.asset('sitemap.xml'), 'cache-control': AN_HOUR })
        .type('application/xml; charset=utf-8')
        .send(sitemap(publicUrl)),
    )
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*']
    if (name === 'api' || name.startsWith('api/')) throw new ActionError('NOT_FOUND')
    if (files.has(name)) {
      const caching = name.startsWith(HASHED) ? FOREVER : name === SOCIAL_CARD.file ? AN_HOUR : ASK_AGAIN
      reply.headers(headers.asset(name)).header('cache-control', caching)
      return reply.sendFile(name)
    }
    // The script belongs to an older release: a document in its place would only confuse the browser.
    if (name.startsWith(HASHED)) {
      return reply
        .code(404)
        .headers(headers.asset(name))
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('')
    }
    const query = new URLSearchParams(/\?.*/su.exec(request.url)?.[0])
    const isKnown = isKnownPath(`/${name}`)
    const page = pageAt({ path: `/${name}`, query, siteAccess, isKnown })
    const release = page === 'download' ? await offerSoon(installers, request.host) : null
    const found = await documents.find({ page, ...askedLocale(query, request.headers), release })
    const { content, encoding, etag } = found.pick(request.headers['accept-encoding'])
    reply
      .code(isKnown ? 200 : 404)
      .headers(headers.page(request.url))
      .headers({ 'cache-control': ASK_AGAIN, vary: 'accept-encoding, accept-language, cookie', etag })
    if (page === null || page === 'none' || siteAccess === 'members') reply.header('x-robots-tag', 'noindex')
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== null) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(content)
  })
}

async function offerSoon(installers: Pick<Installers, 'offer'>, host: string): Promise<ReleaseAnswer | null> {
  const offer = installers.offer(host)
  return (await settledWithin(offer, OFFER_TIMEOUT_MS)) ? offer : null
}

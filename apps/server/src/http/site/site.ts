import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ActionError } from '#rpc/ActionError.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import type { SecurityHeaders } from '../securityHeaders.ts'
import { createIndexPage, type SiteSettings } from './indexPage.ts'
import { listFiles } from './listFiles.ts'

/** Their names change with their content. */
const HASHED = 'assets/'
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

export interface SiteOptions {
  webRoot: string
  settings: SiteSettings
  headers: SecurityHeaders
  isKnownPath: HttpOptions['isKnownPath']
}

/** The built site: its files as they are, and its one document for every other address. */
export async function site(
  app: FastifyInstance,
  { webRoot, settings, headers, isKnownPath }: SiteOptions,
): Promise<void> {
  const files = await listFiles(webRoot)
  const index = createIndexPage(await readFile(path.join(webRoot, 'index.html'), 'utf8'), settings)
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  })

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*']
    if (name === 'api' || name.startsWith('api/')) throw new ActionError('NOT_FOUND')
    if (files.has(name)) {
      reply
        .headers(headers.asset(name))
        .header('cache-control', name.startsWith(HASHED) ? FOREVER : ASK_AGAIN)
      return reply.sendFile(name)
    }
    // A script that is gone since the last release: a document in its place would only confuse the browser.
    if (name.startsWith(HASHED)) {
      return reply
        .code(404)
        .headers(headers.asset(name))
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('')
    }
    const { content, encoding, etag } = index.pick(request.headers['accept-encoding'])
    reply
      .code(isKnownPath(`/${name}`) ? 200 : 404)
      .headers(headers.page(request.url))
      .headers({ 'cache-control': ASK_AGAIN, vary: 'accept-encoding', etag })
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== null) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(content)
  })
}

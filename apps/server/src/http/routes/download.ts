import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Installers } from '#installers/createInstallers.ts'
import { FILES_PATH } from '#installers/filesPath.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { byteRange } from '../byteRange.ts'
import type { SecurityHeaders } from '../securityHeaders.ts'

/** Failed readings of a location are cached for this long. */
const RETRY_SECONDS = 60

/**
 * The answers for the download page and installed programs, and the installer itself if it is in a folder of
 * this computer.
 */
export function download(app: FastifyInstance, installers: Installers, headers: SecurityHeaders): void {
  app.get('/download/release', async ({ host }, reply) => {
    reply.headers(headers.api)
    return installers.offer(host)
  })

  // The files are sent byte for byte as they were published, since one signs the other.
  const published = (name: string, type: string, part: 'latest' | 'signature') =>
    app.get(`/download/${name}`, async (request, reply) => {
      const found = await installers.published(request.host)
      if (found === null) {
        reply.headers(headers.api).header('retry-after', RETRY_SECONDS)
        return reply.code(502).send({ state: 'unavailable' })
      }
      const bytes = found?.[part]
      if (!bytes) throw new ActionError('NOT_FOUND')
      const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`
      reply.headers({ ...headers.api, 'cache-control': 'no-cache', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(bytes)
    })
  published('latest.json', 'application/json; charset=utf-8', 'latest')
  published('latest.json.sig', 'text/plain; charset=utf-8', 'signature')

  app.get<{ Params: { name: string } }>(`${FILES_PATH}:name`, async (request, reply) => {
    const found = await installers.find(request.host, request.params.name)
    if (found === null) throw new ActionError('NOT_FOUND')
    const { path, release } = found
    const size = await stat(path).then(
      (file) => file.size,
      () => null,
    )
    if (size !== release.size) {
      installers.forget(request.host)
      throw new ActionError('NOT_FOUND')
    }
    const etag = `"${release.sha256}"`
    reply.headers({
      ...headers.asset(release.file),
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'content-disposition': `attachment; filename="${release.file}"`,
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/octet-stream')
    // Half of an older file must not be continued with the new one.
    const isSame = (request.headers['if-range'] ?? etag) === etag
    const range = isSame ? byteRange(request.headers.range, size) : 'whole'
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
    if (range === 'whole') return reply.header('content-length', size).send(createReadStream(path))
    const { first, last } = range
    return reply
      .code(206)
      .headers({ 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 })
      .send(createReadStream(path, { start: first, end: last }))
  })
}

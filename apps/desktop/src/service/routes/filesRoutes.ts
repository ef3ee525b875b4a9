import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { IncomingBatch } from '@pandok/protocol/desktop'
import type { Batch, IncomingFiles } from '#files/createIncomingFiles.ts'
import { byteRange } from '../byteRange.ts'
import { HttpFailure } from '../HttpFailure.ts'
import { OWN_HEADERS } from '../headers.ts'
import type { Call, Route } from '../Route.ts'
import { sendJson, sendNothing } from '../sendJson.ts'

/** Files passed to the program, by ids that it generates. */
export function filesRoutes(incoming: IncomingFiles, onClaimed: (batch: Batch) => Promise<void>): Route[] {
  return [
    {
      methods: ['GET'],
      path: /^\/desktop\/files$/,
      handle: ({ response }) => sendJson(response, { batches: incoming.list().map(batchForPage) }),
    },
    {
      methods: ['POST'],
      path: /^\/desktop\/files\/(?<id>[0-9a-f]{24})\/claim$/,
      async handle({ response, params: { id = '' } }) {
        const batch = incoming.claim(id)
        if (!batch) throw new HttpFailure(404, 'NOT_FOUND')
        sendNothing(response)
        await onClaimed(batch)
      },
    },
    {
      methods: ['DELETE'],
      path: /^\/desktop\/files\/(?<id>[0-9a-f]{24})$/,
      handle({ response, params: { id = '' } }) {
        if (!incoming.forget(id)) throw new HttpFailure(404, 'NOT_FOUND')
        sendNothing(response)
      },
    },
    {
      methods: ['GET', 'HEAD'],
      path: /^\/desktop\/files\/(?<id>[0-9a-f]{24})\/bytes$/,
      handle: (call) => sendFile(call, incoming),
    },
  ]
}

/** The page gets a batch without the paths, which are private. */
export const batchForPage = ({ id, source, label, at, isCut, files }: Batch): IncomingBatch => ({
  id,
  source,
  label,
  at,
  isCut,
  files: files.map(({ id, name, size, modifiedMs }) => ({ id, name, size, modifiedMs })),
})

async function sendFile({ request, response, params: { id = '' } }: Call, incoming: IncomingFiles) {
  const file = incoming.find(id)
  if (!file) throw new HttpFailure(404, 'NOT_FOUND')
  const handle = await open(file.path, 'r').catch(() => null)
  // The file was on a memory stick that was removed, or on a share that is unavailable.
  if (handle === null) throw new HttpFailure(410, 'GONE')
  try {
    const found = await handle.stat()
    // Pixel offsets refer to the file as it was first read, so a changed file can't be used.
    const isSame = found.size === file.size && Math.round(found.mtimeMs) === file.modifiedMs
    if (!found.isFile() || !isSame) throw new HttpFailure(410, 'GONE')
    const range = byteRange(request.headers.range, found.size)
    const headers = { ...OWN_HEADERS, 'accept-ranges': 'bytes', 'content-type': 'application/octet-stream' }
    if (range === 'none') {
      return void response.writeHead(416, { ...headers, 'content-range': `bytes */${found.size}` }).end()
    }
    const { first, last } = range === 'whole' ? { first: 0, last: found.size - 1 } : range
    response.writeHead(range === 'whole' ? 200 : 206, {
      ...headers,
      'content-length': last - first + 1,
      ...(range !== 'whole' && { 'content-range': `bytes ${first}-${last}/${found.size}` }),
    })
    if (request.method === 'HEAD' || last < first) return void response.end()
    await pipeline(handle.createReadStream({ start: first, end: last, autoClose: false }), response).catch(
      // The page was closed while the file was being sent.
      () => response.destroy(),
    )
  } finally {
    await handle.close()
  }
}

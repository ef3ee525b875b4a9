import { randomUUID } from 'node:crypto'
import type { AddressInfo, Socket } from 'node:net'
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify'
import type { Config } from '#config/Config.ts'
import { createInstallers } from '#installers/createInstallers.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { createWorkCounter } from './createWorkCounter.ts'
import { describeFailure, isBug } from './describeFailure.ts'
import type { HttpOptions, RequestTimeouts } from './HttpOptions.ts'
import { logRequests } from './logRequests.ts'
import { localeFor } from './requestFacts.ts'
import { download } from './routes/download.ts'
import { health } from './routes/health.ts'
import { liveEvent } from './routes/liveEvent.ts'
import { mailbox } from './routes/mailbox.ts'
import { metrics } from './routes/metrics.ts'
import { paymentWebhook } from './routes/paymentWebhook.ts'
import { postcode } from './routes/postcode.ts'
import { publicKey } from './routes/publicKey.ts'
import { token } from './routes/token.ts'
import { createSecurityHeaders, type SecurityHeaders } from './securityHeaders.ts'
import { type SiteOptions, site } from './site/site.ts'

export interface Http {
  /** For tests that need no socket. */
  app: FastifyInstance
  /** Returns the address that it really listens on. */
  listen: (host: string, port: number) => Promise<string>
  /** Tells load balancers from now on to use other servers; everything else continues. */
  announceClosing: () => void
  /** Accepts no new connections, finishes every request that has begun, and then closes. */
  close: () => Promise<void>
}

const TIMEOUTS: RequestTimeouts = {
  // A slow connection may need two minutes for the largest body.
  requestMs: 120_000,
  headersMs: 20_000,
  checkMs: 5000,
  // Longer than any call takes.
  idleMs: 120_000,
  refusalMs: 1000,
}
const IDLE_CHECK_MS = 50

export async function createHttp(options: HttpOptions): Promise<Http> {
  const { config, services, webRoot, readMailbox, timeouts = TIMEOUTS } = options
  const headers = createSecurityHeaders(config, services.gateway?.client ?? null)
  const answerFailure = createFailureAnswer(options, headers)
  const work = createWorkCounter()
  let isClosing = false
  const app = fastify({
    trustProxy: trustProxyOf(config.trustProxy),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    forceCloseConnections: 'idle',
    // Existing connections are served to the end.
    return503OnClosing: false,
    // Fastify types the reply to an unreadable request differently from all others, but it works in the same
    // way.
    frameworkErrors: (error, request, reply) =>
      answerFailure(error, request, reply as unknown as FastifyReply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, timeouts.refusalMs),
  })
  app.decorateRequest('action', '')
  app.decorateRequest('failure', '')
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => {
    // The status isn't 405, because to a client it means that its session has ended.
    if (request.url.startsWith('/api/')) reply.header('allow', allowedAt(app, request.url))
    return answerFailure(new ActionError('NOT_FOUND'), request, reply)
  })

  logRequests(app, options.log)
  if (config.hasMetrics) metrics(app, config, headers, options.backupState)
  const hasMailbox = readMailbox !== null && (config.mode === 'development' || config.isDemo)
  await app.register(async (api) => {
    // A callback is used, because an async hook would cost every call another turn of the queue.
    api.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers.api)
      done()
    })
    publicKey(api, options)
    health(api, options, () => isClosing)
    if (hasMailbox) mailbox(api, readMailbox)
    await api.register(async (scope) => liveEvent(scope, options, work))
    await api.register(async (scope) => token(scope, options))
    await api.register(async (scope) => paymentWebhook(scope, options, work))
  })
  const installers = createInstallers({ installers: config.installers, log: options.log })
  download(app, installers, headers)
  if (config.postcode !== null) postcode(app, config.postcode.scriptUrl)
  if (webRoot !== null) await serveSite(app, options, { webRoot, headers, hasMailbox, installers })

  return {
    app,
    async listen(host, port) {
      await app.listen({ host, port })
      const { address, port: actual } = app.server.address() as AddressInfo
      return `http://${address.includes(':') ? `[${address}]` : address}:${actual}`
    },
    announceClosing() {
      isClosing = true
    },
    async close() {
      isClosing = true
      // Connections whose last request ends after this would otherwise stay until their keep-alive expires.
      const timer = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
      await app.close().finally(() => clearInterval(timer))
      await work.idle()
    },
  }
}

/** Every refusal has the same shape; bugs are reported, and failures of the database are recorded there. */
const createFailureAnswer =
  ({ reportBug, database }: HttpOptions, headers: SecurityHeaders) =>
  (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const failure = describeFailure(error, localeFor(request.headers['accept-language']), request.id)
    if (isBug(error)) reportBug(error, request.id)
    else database.note(error)
    request.failure = failure.body.code
    return reply
      .code(failure.status)
      .headers(headers.api)
      .headers(failure.headers)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failure.body))
  }

function allowedAt(app: FastifyInstance, url: string): string {
  const path = url.split('?')[0] ?? ''
  return (['GET', 'POST'] as const).filter((method) => app.hasRoute({ method, url: path })).join(', ')
}

interface ServedSite extends Pick<SiteOptions, 'webRoot' | 'headers' | 'installers'> {
  hasMailbox: boolean
}

async function serveSite(
  app: FastifyInstance,
  { config, services, isKnownPath, reportBug }: HttpOptions,
  { webRoot, headers, hasMailbox, installers }: ServedSite,
): Promise<void> {
  const settings = {
    siteAccess: config.siteAccess,
    socialProviders: services.social.providers,
    postcode: config.postcode !== null,
    demo: config.isDemo,
    exposedDemo: config.isExposedDemo,
    mailbox: hasMailbox,
    supportEmail: config.supportEmail,
    supportHours: config.supportHours,
    company: config.company,
    legalReview: config.legalReview,
  }
  await site(app, {
    webRoot,
    settings,
    publicUrl: config.publicUrl,
    headers,
    isKnownPath,
    installers,
    reportBug: (error) => reportBug(error, 'prerender'),
  })
}

/**
 * Fastify itself accepts no number of hops; whoever sets one guarantees that only the proxies can reach this
 * port.
 */
function trustProxyOf(
  trusted: Config['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted
  return trusted === false ? false : [...trusted]
}

/**
 * Whatever isn't HTTP, or doesn't end, gets the shape of every other refusal. A caller that keeps its half of
 * the connection open would also keep our descriptor, so the connection is destroyed once there was time to
 * read the answer.
 */
function refuseConnection(error: Error & { code?: string }, socket: Socket, timeoutMs: number): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy()
  // It was refused already, and what follows is no HTTP either.
  if (!socket.writable) return
  const failure = describeFailure(new ActionError('BAD_REQUEST'), localeFor(undefined), randomUUID())
  const body = JSON.stringify(failure.body)
  const status = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }
  const line = status[error.code as keyof typeof status] ?? '400 Bad Request'
  const timer = setTimeout(() => socket.destroy(), timeoutMs)
  socket.once('close', () => clearTimeout(timer))
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

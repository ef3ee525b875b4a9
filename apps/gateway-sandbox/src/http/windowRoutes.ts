import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  actOnPayment,
  actOnRegistration,
  failed,
  type WindowAction,
  type WindowResult,
} from '#gateway/actInWindow.ts'
import type { Gateway } from '#gateway/openGateway.ts'
import { openPayment, openRegistration } from '#gateway/openWindow.ts'
import type { WindowTerms } from '#state/Change.ts'
import { browserFolder } from '#window/browserFolder.ts'
import { originOf, readTerms } from '#window/readTerms.ts'
import { receiptPage } from '#window/receiptPage.ts'
import { paymentPage, refusalPage, registrationPage } from '#window/windowPage.ts'
import { isSame } from './authenticate.ts'

export interface WindowSettings {
  readonly gateway: Gateway
  readonly clientKey: string
  readonly merchant: string
  readonly origin: () => string
  /** The pages that may show the window in a frame, as sources of a content security policy. */
  readonly frameAncestors: readonly string[]
}

const ACTS: readonly string[] = ['approve', 'refuse', 'close']

/** Serves the script for the merchant's page, and the window that it opens. */
export function windowRoutes(app: FastifyInstance, settings: WindowSettings): void {
  const { gateway, clientKey, merchant, origin } = settings
  const file = (name: string) => readFileSync(path.join(browserFolder(), name), 'utf8')
  const files = { script: file('standard.js'), windowScript: file('window.js'), styles: file('window.css') }
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${settings.frameAncestors.join(' ')}`,
  ].join('; ')

  const show = (reply: FastifyReply, status: number, document: string) =>
    reply
      .status(status)
      .headers({
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(document)
  const asset = (reply: FastifyReply, type: string, content: string) =>
    reply
      // The script runs in pages of another origin.
      .headers({
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      })
      .type(`${type}; charset=utf-8`)
      .send(content)

  for (const url of ['/v2/standard', '/v2/standard.js']) {
    app.get(url, (_, reply) => asset(reply, 'text/javascript', files.script))
  }
  app.get('/assets/window.js', (_, reply) => asset(reply, 'text/javascript', files.windowScript))
  app.get('/assets/window.css', (_, reply) => asset(reply, 'text/css', files.styles))

  app.get('/window', async ({ url }, reply) => {
    const query = new URL(url, 'http://window').searchParams
    const terms = readTerms(query)
    const refuse = (code: string, known: Pick<WindowTerms, 'failUrl' | 'target'> | null) => {
      const outcome = failed({ failUrl: known?.failUrl ?? null }, code, query.get('orderId') ?? undefined)
      if (known?.target === 'self' && outcome.kind === 'redirect') return reply.redirect(outcome.url, 303)
      return show(reply, 400, refusalPage(query.get('language'), originOf(query.get('origin')), outcome))
    }
    // A request with another shop's key is refused, and never redirected to the address that it contains.
    if (!isSame(query.get('clientKey') ?? '', clientKey)) return refuse('INVALID_CLIENT_KEY', null)
    if (terms === undefined) return refuse('INVALID_REQUEST', null)
    gateway.sweep()
    const context = { state: gateway.state, now: gateway.now(), origin: origin(), language: 'ko' } as const
    const isRegistration = query.get('purpose') === 'billing'
    const opening = isRegistration ? openRegistration(query, terms) : openPayment(context, query, terms)
    if (!opening.ok) return refuse(opening.code, terms)
    gateway.commit([opening.change], '/window')
    await gateway.durable()
    // The payment has an address of its own, so that a reload shows it instead of opening another one.
    return reply.redirect(`window/${opening.id}`, 303)
  })

  app.get<{ Params: { id: string } }>('/window/:id', async ({ params: { id } }, reply) => {
    gateway.sweep()
    const payment = gateway.state.payments.get(id)
    if (payment?.terms) return show(reply, 200, paymentPage({ ...payment, terms: payment.terms }, merchant))
    const registration = gateway.state.registrations.get(id)
    if (registration) return show(reply, 200, registrationPage(registration, merchant))
    return reply.callNotFound()
  })

  app.post<{ Params: { id: string; act: string } }>('/window/:id/:act', async (request, reply) => {
    const act = readAct(request.params.act, request.body)
    gateway.sweep()
    const deed = act && actIn(gateway, request.params.id, act)
    if (!deed) return reply.status(400).send({ code: 'INVALID_REQUEST' })
    gateway.commit(deed.changes, '/window')
    await gateway.durable()
    return reply.header('cache-control', 'no-store').send(deed.outcome)
  })

  app.get<{ Params: { id: string } }>('/receipt/:id', async ({ params: { id } }, reply) => {
    const payment = gateway.state.payments.get(id)
    if (!payment || payment.approvedAt === null) return reply.callNotFound()
    return show(reply, 200, receiptPage(payment, payment.approvedAt, merchant))
  })
}

function actIn({ state, now }: Gateway, id: string, act: WindowAction): WindowResult | undefined {
  const payment = state.payments.get(id)
  if (payment) return actOnPayment(payment, act, now())
  const registration = state.registrations.get(id)
  return registration && actOnRegistration(registration, act, now())
}

function readAct(name: string, body: unknown): WindowAction | undefined {
  if (!ACTS.includes(name)) return undefined
  if (name !== 'approve') return { kind: name as 'refuse' | 'close' }
  try {
    const { cardNumber } = JSON.parse(String(body)) as { cardNumber?: unknown }
    return { kind: 'approve', cardNumber }
  } catch {
    return undefined
  }
}

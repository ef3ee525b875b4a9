import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import type { Config } from '#config/Config.ts'
import { readConfig } from '#config/readConfig.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { createSecurityHeaders } from '../securityHeaders.ts'
import { metrics } from './metrics.ts'

const TOKEN = 'a-token-of-the-operator'
const ELSEWHERE = '203.0.113.7'
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

interface Asking {
  config?: Partial<Config>
  remoteAddress?: string
  headers?: Record<string, string>
}

async function ask({ config = {}, ...request }: Asking) {
  const reading = readConfig({})
  if (!reading.ok) throw new Error(reading.problems.join())
  const app = fastify({ trustProxy: config.trustProxy === 1 ? (_address, hop) => hop < 1 : false })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof ActionError && error.code === 'UNAUTHORIZED' ? 401 : 500).send(''),
  )
  const settings = { ...reading.config, ...config }
  metrics(app, settings, createSecurityHeaders(settings, null), null)
  const answer = await app.inject({ url: '/metrics', ...request })
  await app.close()
  return answer
}

it.each<[string, Asking]>([
  ['of this computer', {}],
  ['of this computer by IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }],
  ['of this computer past a trusted proxy', { config: { trustProxy: 1 } }],
  [
    'of elsewhere with the token',
    { config: { metricsToken: TOKEN }, headers: bearer(TOKEN), remoteAddress: ELSEWHERE },
  ],
])('callers %s read the figures, with the headers of every answer', async (_, asking) => {
  const { statusCode, headers, payload } = await ask(asking)
  expect(statusCode).toBe(200)
  expect(payload).toContain('process_cpu_seconds_total')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})

it.each<[string, Asking]>([
  ['of elsewhere', { remoteAddress: ELSEWHERE }],
  [
    'of elsewhere with another token',
    { config: { metricsToken: TOKEN }, headers: bearer('x'), remoteAddress: ELSEWHERE },
  ],
  ['of elsewhere with no token where none is set', { headers: bearer(''), remoteAddress: ELSEWHERE }],
  [
    'of elsewhere behind a trusted proxy',
    { config: { trustProxy: 1 }, headers: { 'x-forwarded-for': ELSEWHERE } },
  ],
  [
    'who say to a trusted proxy that they are here',
    { config: { trustProxy: 1 }, headers: { 'x-forwarded-for': `127.0.0.1, ${ELSEWHERE}` } },
  ],
  ['behind a proxy that nobody trusts', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['who ask for another name', { headers: { host: 'rebound.example' } }],
])('callers %s do not', async (_, asking) => {
  const { statusCode, payload } = await ask(asking)
  expect(statusCode).toBe(401)
  expect(payload).toBe('')
})

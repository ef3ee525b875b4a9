import { Writable } from 'node:stream'
import type { ParamInput } from '@pandok/protocol'
import type { Contracts, Method } from '@pandok/protocol/contracts'
import { createSessionKey, type SessionKey, sealEvent, TIME_HEADER } from '@pandok/protocol/envelope'
import { implementations } from '#actions/index.ts'
import type { Config } from '#config/Config.ts'
import { readConfig } from '#config/readConfig.ts'
import { connect } from '#db/connect.ts'
import { createDatabaseWatch } from '#db/createDatabaseWatch.ts'
import { createReplayRepository } from '#db/repositories/replayRepository.ts'
import { createRsaKeyRepository } from '#db/repositories/rsaKeyRepository.ts'
import { createHttp, type Http } from '#http/createHttp.ts'
import type { HttpOptions } from '#http/HttpOptions.ts'
import { createLog } from '#log/createLog.ts'
import { createEnvelopeOpener } from '#security/envelope/createEnvelopeOpener.ts'
import { createKeyRing, type KeyRing } from '#security/envelope/createKeyRing.ts'
import { createReplayWindow } from '#security/envelope/createReplayWindow.ts'
import { createSessionKeyCache } from '#security/envelope/createSessionKeyCache.ts'
import { createKeyMaker } from './createKeyMaker.ts'
import { startTestServices, type TestServices, type TestServicesOptions } from './startTestServices.ts'

export interface TestHttpOptions extends Partial<Omit<HttpOptions, 'config'>> {
  config?: Partial<Config>
  gateway?: TestServicesOptions['gateway']
  limitScale?: number
  /** A database other than the one that all tests share. */
  own?: Pick<TestServicesOptions, 'database' | 'pool'>
  /** The free space on the disk of that database. */
  freeBytes?: () => Promise<number>
}

export interface TestCall {
  token?: string
  language?: string
  session?: SessionKey
  headers?: Record<string, string>
}

export interface TestHttp extends Omit<TestServices, 'call'> {
  http: Http
  keys: KeyRing
  /** The log of the server. */
  lines: string[]
  /** Undeclared errors that were thrown. */
  bugs: unknown[]
  seal: (event: { method: string; param?: unknown }, call?: TestCall) => Promise<TestRequest>
  call: <M extends Method>(method: M, param: ParamInput<Contracts[M]>, call?: TestCall) => Promise<TestAnswer>
  send: (request: TestRequest) => Promise<TestAnswer>
}

export interface TestRequest {
  method: 'POST'
  url: string
  headers: Record<string, string>
  payload: string
}

export interface TestAnswer {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

/** Starts the server without a socket: everything behind it is real, on its own database. */
export async function startTestHttp({
  config,
  gateway = null,
  limitScale,
  own = {},
  freeBytes,
  ...overrides
}: TestHttpOptions = {}): Promise<TestHttp> {
  const test = await startTestServices({ gateway, limitScale: limitScale ?? 1, ...own })
  const { pool, services, clock } = test
  const { now, secrets } = services
  const lines: string[] = []
  const bugs: unknown[] = []
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    }),
  )
  const repository = createRsaKeyRepository(connect(pool))
  const keys = createKeyRing({
    repository,
    secrets,
    now,
    onError: (error) => bugs.push(error),
    makeKey: createKeyMaker(),
  })
  const envelopes = createEnvelopeOpener({
    ring: keys,
    sessionKeys: createSessionKeyCache({ ring: keys, now }),
    replay: createReplayWindow({ repository: createReplayRepository(pool), now }),
    now,
  })
  const http = await createHttp({
    config: { ...defaults(), ...config },
    implementations,
    services,
    keys,
    envelopes,
    log,
    reportBug: (error) => bugs.push(error),
    database: createDatabaseWatch({ pool, freeBytes, warn: () => {} }),
    backupState: null,
    webRoot: null,
    isKnownPath: () => false,
    readMailbox: null,
    ...overrides,
  })

  let ownSession: SessionKey | null = null
  /** It works like a client: one key until the server gives out another. */
  async function openSession(): Promise<SessionKey> {
    const { publicKey } = await keys.current()
    if (ownSession?.publicKey !== publicKey) ownSession = await createSessionKey(publicKey)
    return ownSession
  }

  async function seal(event: { method: string; param?: unknown }, call: TestCall = {}): Promise<TestRequest> {
    const { token = '', language = 'en', headers = {} } = call
    const session = call.session ?? (await openSession())
    const sealed = await sealEvent(session, event, { authToken: token, nowMs: clock.now().getTime() })
    return {
      method: 'POST',
      url: '/api/live-event',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'accept-language': language,
        [TIME_HEADER]: sealed.encryptedTime,
        ...headers,
      },
      payload: JSON.stringify({ data: sealed.data }),
    }
  }

  async function send(request: TestRequest): Promise<TestAnswer> {
    const { statusCode, headers, payload } = await http.app.inject(request)
    return { status: statusCode, headers, body: payload === '' ? undefined : JSON.parse(payload) }
  }

  return {
    ...test,
    http,
    keys,
    lines,
    bugs,
    seal,
    send,
    call: async (method, param, call) => send(await seal({ method, param }, call)),
    async stop() {
      await http.close()
      keys.close()
      await test.stop()
    },
  }
}

function defaults(): Config {
  const reading = readConfig({
    NODE_ENV: 'production',
    PANDOK_DEMO: '0',
    PUBLIC_URL: 'https://pandok.example',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.config
}

import { createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import { createSessionKey, type Envelope, encryptForServer, sealEvent } from '@pandok/protocol/envelope'
import { fakeClock } from '@pandok/testkit'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/connect.ts'
import { openPool } from '#db/openPool.ts'
import { createReplayRepository } from '#db/repositories/replayRepository.ts'
import { createRsaKeyRepository } from '#db/repositories/rsaKeyRepository.ts'
import { createKeyMaker } from '#testkit/createKeyMaker.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { createSecretBox } from '../createSecretBox.ts'
import { createEnvelopeOpener, type EnvelopeOpener } from './createEnvelopeOpener.ts'
import { createKeyRing, type KeyRing } from './createKeyRing.ts'
import { createReplayWindow } from './createReplayWindow.ts'
import { createSessionKeyCache } from './createSessionKeyCache.ts'

const clock = fakeClock('2026-11-02T09:00:00.000Z')
const generous = { burst: 1e9, perSecond: 1e9 }
const budget = { address: generous, all: generous, addresses: 10 }
const address = '203.0.113.1'
const event = { method: 'user-login', param: { email: '김@예.한국' } }

let database: TestDatabase
let pool: pg.Pool
let ring: KeyRing
let opener: EnvelopeOpener
let publicKey: string

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url)
  ring = createKeyRing({
    repository: createRsaKeyRepository(connect(pool)),
    secrets: createSecretBox('a secret that is long enough for a test'),
    now: clock.now,
    onError: (error) => {
      throw error
    },
    makeKey: createKeyMaker(),
  })
  publicKey = (await ring.current()).publicKey
  opener = openServer()
})
afterAll(async () => {
  ring.close()
  await pool.end()
  await database.drop()
})

function openServer(): EnvelopeOpener {
  const now = clock.now
  return createEnvelopeOpener({
    ring,
    sessionKeys: createSessionKeyCache({ ring, now, budget }),
    replay: createReplayWindow({ repository: createReplayRepository(pool), now }),
    now,
  })
}

async function seal({ authToken = '', nowMs = clock.now().getTime() } = {}) {
  const sealed = await sealEvent(await createSessionKey(publicKey), event, { authToken, nowMs })
  return { ...sealed, authToken, address }
}

const refused = (code: string) => expect.objectContaining({ code })
const openError = (call: Parameters<EnvelopeOpener['open']>[0], server = opener) =>
  server.open(call).catch((error: unknown) => error)

async function inGroups<T, R>(all: readonly T[], size: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < all.length; at += size) {
    results.push(...(await Promise.all(all.slice(at, at + size).map(work))))
  }
  return results
}

describe('an envelope', () => {
  it('opens to what the client sealed', async () => {
    expect(JSON.parse((await opener.open(await seal())).toString())).toEqual(event)
    expect(JSON.parse((await opener.open(await seal({ authToken: 'a.b.c' }))).toString())).toEqual(event)
  })

  it('opens once: the second time it is a replay, on every server', async () => {
    const call = await seal()
    await opener.open(call)
    expect(await openError(call)).toEqual(refused('REPLAYED_REQUEST'))
    expect(await openError(call, openServer())).toEqual(refused('REPLAYED_REQUEST'))
  })

  it('opens for one of twenty copies that arrive at once on two servers', async () => {
    const call = await seal()
    const servers = [openServer(), openServer()] as const
    const copies = Array.from({ length: 20 }, (_, copy) => servers[copy % 2 === 0 ? 0 : 1].open(call))
    const results = await Promise.allSettled(copies)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)).toEqual(
      Array.from({ length: 19 }, () => refused('REPLAYED_REQUEST')),
    )
  })

  it('is still a replay when the same key is wrapped anew', async () => {
    const key = randomBytes(32)
    const wrap = () =>
      publicEncrypt({ key: publicKey, oaepHash: 'sha256', padding: 4 }, key).toString('base64')
    const aes = (iv: Buffer, text: string, aad: string) => {
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      cipher.setAAD(Buffer.from(aad))
      return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
    }
    const [iv, timeIv] = [randomBytes(12), randomBytes(12)]
    const seconds = String(Math.floor(clock.now().getTime() / 1000))
    const encryptedTime = Buffer.concat([timeIv, aes(timeIv, seconds, '')]).toString('base64')
    const encryptedData = aes(iv, '{}', `${encryptedTime}|`).toString('base64')
    const call = (encryptedKey: string) => ({
      data: { encryptedData, encryptedKey, iv: iv.toString('base64') },
      encryptedTime,
      authToken: '',
      address,
    })
    await opener.open(call(wrap()))
    expect(await openError(call(wrap()))).toEqual(refused('REPLAYED_REQUEST'))
  })

  it('is bound to its time header and to its token', async () => {
    const [one, two] = [await seal({ authToken: 'mine' }), await seal({ authToken: 'mine' })]
    const moved = [
      { ...one, authToken: '' },
      { ...one, authToken: 'yours' },
      { ...one, encryptedTime: two.encryptedTime },
      { ...one, data: { ...one.data, iv: two.data.iv } },
      { ...one, data: { ...one.data, encryptedKey: two.data.encryptedKey } },
      { ...one, data: { ...one.data, encryptedData: two.data.encryptedData } },
    ]
    for (const call of moved) expect(await openError(call)).toEqual(refused('INVALID_PUBLIC_KEY'))
    await opener.open(one)
  })
})

describe('time', () => {
  it.each([
    [-120, true],
    [-121, false],
    [120, true],
    [121, false],
    [-86_400, false],
  ])('%d s off the server is accepted: %s', async (seconds, isAccepted) => {
    const call = await seal({ nowMs: clock.now().getTime() + seconds * 1000 })
    const answer = await openError(call)
    if (isAccepted) expect(answer).toBeInstanceOf(Buffer)
    else expect(answer).toEqual(refused('STALE_REQUEST'))
  })

  it.each([Number.NaN, -1000, 1e300])('that is no count of seconds (%d) does not open', async (nowMs) => {
    expect(await openError(await seal({ nowMs }))).toEqual(refused('INVALID_PUBLIC_KEY'))
  })
})

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'

describe('every single bit', () => {
  it('of an envelope and its header counts', async () => {
    const call = await seal({ authToken: 'token' })
    const parts = { ...call.data, encryptedTime: call.encryptedTime }
    const changes = Object.entries(parts).flatMap(([name, text]) =>
      Array.from({ length: Buffer.byteLength(text, 'base64') * 8 }, (_, bit) => ({ name, bit })),
    )
    expect(changes.length).toBeGreaterThan(4000)
    // One bit of every byte, another one in each; `npm run test:full` tries all eight.
    const tried = changes.filter(({ bit }) => isFull || bit % 8 === (bit >> 3) % 8)
    const answers = await inGroups(tried, 16, ({ name, bit }) => {
      const flipped = Buffer.from(parts[name as keyof typeof parts], 'base64')
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const { encryptedTime, ...data } = { ...parts, [name]: flipped.toString('base64') }
      return openError({ ...call, data, encryptedTime })
    })
    expect(answers.filter((answer) => (answer as { code?: string }).code !== 'INVALID_PUBLIC_KEY')).toEqual(
      [],
    )
    await opener.open(call)
  })

  it('of the text counts: no other spelling of the same bytes opens', async () => {
    const call = await seal()
    const spellings = (text: string) => [
      `${text}\n`,
      ` ${text}`,
      text.replaceAll('+', '-').replaceAll('/', '_'),
      text.replace(/=+$/, ''),
      `${text}=`,
      `${text.slice(0, 4)} ${text.slice(4)}`,
      '',
    ]
    for (const name of ['encryptedData', 'encryptedKey', 'iv'] as const) {
      const original = call.data[name]
      for (const text of spellings(original).filter((spelling) => spelling !== original)) {
        const data: Envelope = { ...call.data, [name]: text }
        expect(await openError({ ...call, data })).toEqual(refused('INVALID_PUBLIC_KEY'))
      }
    }
    for (const text of spellings(call.encryptedTime).filter((spelling) => spelling !== call.encryptedTime)) {
      expect(await openError({ ...call, encryptedTime: text })).toEqual(refused('INVALID_PUBLIC_KEY'))
    }
    await opener.open(call)
  })
})

describe('a key', () => {
  it('that was wrapped for another server does not open', async () => {
    const foreign = createKeyMaker()
    await foreign()
    const { publicPem } = await foreign()
    const sealed = await sealEvent(await createSessionKey(publicPem), event, {
      authToken: '',
      nowMs: clock.now().getTime(),
    })
    expect(await openError({ ...sealed, authToken: '', address })).toEqual(refused('INVALID_PUBLIC_KEY'))
  })
})

describe('plain development mode', () => {
  const plainTime = async (text: string) =>
    Buffer.from(await encryptForServer(publicKey, Buffer.from(text))).toString('base64')
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  it('checks the encrypted time', async () => {
    await opener.checkPlainTime(await plainTime(String(seconds())))
    const stale = opener.checkPlainTime(await plainTime(String(seconds() - 121)))
    await expect(stale).rejects.toEqual(refused('STALE_REQUEST'))
    for (const text of ['', 'now', '-1', '1e9', ' 1']) {
      const nonsense = opener.checkPlainTime(await plainTime(text))
      await expect(nonsense).rejects.toEqual(refused('INVALID_PUBLIC_KEY'))
    }
    await expect(opener.checkPlainTime('')).rejects.toEqual(refused('INVALID_PUBLIC_KEY'))
  })
})

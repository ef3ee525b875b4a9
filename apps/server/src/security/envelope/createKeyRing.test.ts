import { createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { type FakeClock, fakeClock } from '@pandok/testkit'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '#db/connect.ts'
import { openPool } from '#db/openPool.ts'
import { createRsaKeyRepository } from '#db/repositories/rsaKeyRepository.ts'
import { createKeyMaker } from '#testkit/createKeyMaker.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { createSecretBox } from '../createSecretBox.ts'
import { createKeyRing, type KeyRing } from './createKeyRing.ts'
import type { RsaKeyPair } from './makeRsaKey.ts'

const HOUR = 3_600_000
const secrets = createSecretBox('a secret that is long enough for a test')

let database: TestDatabase
let pool: pg.Pool
let clock: FakeClock
let makeKey: () => Promise<RsaKeyPair>
const rings: KeyRing[] = []
const errors: unknown[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url)
  clock = fakeClock('2026-11-02T09:00:00.000Z')
  makeKey = createKeyMaker()
  errors.length = 0
})
afterEach(async () => {
  for (const ring of rings.splice(0)) ring.close()
  await pool.end()
  await database.drop()
})

function openRing(box = secrets): KeyRing {
  const repository = createRsaKeyRepository(connect(pool))
  const onError = (error: unknown) => errors.push(error)
  const ring = createKeyRing({ repository, secrets: box, now: clock.now, onError, makeKey: () => makeKey() })
  rings.push(ring)
  return ring
}

const wrapFor = (publicKey: string, bytes: Buffer) =>
  publicEncrypt({ key: publicKey, oaepHash: 'sha256', padding: 4 }, bytes)

const storedKeys = async () => (await pool.query('select * from rsa_keys order by created_at')).rows

describe('the first key', () => {
  it('is RSA with 3072 bits as SPKI in PEM, and opens what was wrapped for it', async () => {
    const ring = openRing()
    const { publicKey } = await ring.current()
    expect(createPublicKey(publicKey).asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 })
    const bytes = randomBytes(32)
    expect((await ring.unwrap(wrapFor(publicKey, bytes)))?.bytes).toEqual(bytes)
  })

  it('is one key though three servers start at the same moment', async () => {
    const publicKeys = await Promise.all([openRing(), openRing(), openRing()].map((ring) => ring.current()))
    expect(new Set(publicKeys.map(({ id }) => id)).size).toBe(1)
    expect(await storedKeys()).toHaveLength(1)
  })

  it('is stored so that the database alone cannot open anything', async () => {
    await openRing().current()
    const { privateDer } = await createKeyMaker()()
    const [row] = await storedKeys()
    expect(row.sealed_private.includes(privateDer.subarray(40, 80))).toBe(false)
    expect(secrets.open('rsa-key', row.sealed_private)).toEqual(privateDer)
  })
})

describe('rotation', () => {
  it('comes after 24 hours; the old key is accepted for 2 hours more and then no longer', async () => {
    const ring = openRing()
    const first = await ring.current()
    clock.advance({ milliseconds: 24 * HOUR - 1 })
    expect((await ring.current()).id).toBe(first.id)
    clock.advance({ milliseconds: 1 })
    const second = await ring.current()
    expect(second.id).not.toBe(first.id)
    clock.advance({ milliseconds: 2 * HOUR - 1 })
    expect(await ring.unwrap(wrapFor(first.publicKey, Buffer.from('late')))).not.toBeNull()
    clock.advance({ milliseconds: 1 })
    expect(await ring.unwrap(wrapFor(first.publicKey, Buffer.from('too late')))).toBeNull()
    expect(await ring.unwrap(wrapFor(second.publicKey, Buffer.from('well')))).not.toBeNull()
  })

  it('is known to every server before the new key is handed out', async () => {
    const [one, two] = [openRing(), openRing()]
    const first = await one.current()
    await two.current()
    clock.advance({ milliseconds: 24 * HOUR - 5 * 60_000 })
    await one.refresh()
    await two.refresh()
    expect(await storedKeys()).toHaveLength(2)
    expect((await one.current()).id).toBe(first.id)
    clock.advance({ milliseconds: 5 * 60_000 })
    const second = await one.current()
    expect(second.id).not.toBe(first.id)
    expect((await two.current()).id).toBe(second.id)
    expect(await storedKeys()).toHaveLength(2)
  })

  it('can be ordered at any time and keeps the old key for its 2 hours', async () => {
    const ring = openRing()
    const first = await ring.current()
    clock.advance({ milliseconds: HOUR })
    await ring.rotate()
    const second = await ring.current()
    expect(second.id).not.toBe(first.id)
    expect(await ring.unwrap(wrapFor(first.publicKey, Buffer.from('old')))).toMatchObject({
      expiresAt: new Date(clock.now().getTime() + 2 * HOUR),
    })
    clock.advance({ milliseconds: 2 * HOUR })
    expect(await ring.unwrap(wrapFor(first.publicKey, Buffer.from('old')))).toBeNull()
  })

  it('on one server is found by another with the first call that needs it', async () => {
    const [one, two] = [openRing(), openRing()]
    await Promise.all([one.current(), two.current()])
    clock.advance({ milliseconds: 1 })
    await one.rotate()
    const { publicKey } = await one.current()
    expect((await two.unwrap(wrapFor(publicKey, Buffer.from('new'))))?.bytes.toString()).toBe('new')
  })

  it('has a key to hand out although the clock was set back', async () => {
    const ring = openRing()
    clock.advance({ milliseconds: 100 * HOUR })
    await ring.current()
    clock.advance({ milliseconds: -100 * HOUR })
    const { publicKey } = await ring.current()
    expect(await ring.unwrap(wrapFor(publicKey, Buffer.from('back')))).not.toBeNull()
  })

  it('begins anew after a long sleep', async () => {
    const ring = openRing()
    await ring.current()
    clock.advance({ milliseconds: 100 * HOUR })
    const { publicKey } = await ring.current()
    expect(await ring.unwrap(wrapFor(publicKey, Buffer.from('awake')))).not.toBeNull()
    expect(await createRsaKeyRepository(connect(pool)).purge(clock.now())).toBe(1)
    expect(await storedKeys()).toHaveLength(1)
  })
})

describe('what does not open', () => {
  it('is null, whatever its length', async () => {
    const ring = openRing()
    await ring.current()
    for (const length of [0, 1, 383, 384, 385, 4096]) {
      expect(await ring.unwrap(randomBytes(length))).toBeNull()
    }
  })

  it('makes the server look for new keys at most once a second', async () => {
    const ring = openRing()
    await ring.current()
    const repository = createRsaKeyRepository(connect(pool))
    let looked = 0
    const counting = createKeyRing({
      repository: {
        ...repository,
        listAccepted: (now) => {
          looked += 1
          return repository.listAccepted(now)
        },
      },
      secrets,
      now: clock.now,
      onError: (error) => errors.push(error),
    })
    rings.push(counting)
    await counting.current()
    expect(looked).toBe(1)
    for (let bogus = 0; bogus < 5; bogus += 1) await counting.unwrap(randomBytes(384))
    expect(looked).toBe(2)
    clock.advance({ milliseconds: 1000 })
    await counting.unwrap(randomBytes(384))
    expect(looked).toBe(3)
  })
})

it('goes on with a key of its own when the stored one was sealed under another secret', async () => {
  await openRing().current()
  const other = openRing(createSecretBox('quite another secret, as after a change of it'))
  const { publicKey } = await other.current()
  expect(await other.unwrap(wrapFor(publicKey, Buffer.from('mine')))).not.toBeNull()
  expect(errors).toHaveLength(1)
  expect(String(errors[0])).toContain('does not open')
})

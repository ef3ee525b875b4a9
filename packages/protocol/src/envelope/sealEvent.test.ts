import { createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, it } from 'vitest'
import { sealEvent } from './sealEvent.ts'
import { createSessionKey } from './sessionKey.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()

function open(key: Buffer, iv: Buffer, sealed: Buffer, aad: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
  decipher.setAAD(Buffer.from(aad))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString()
}

it('seals what another implementation can open by the protocol’s description', async () => {
  const session = await createSessionKey(pem)
  const event = { method: 'common-bannerList', param: { position: 'macro', note: '판독 👩‍⚕️' } }
  const { encryptedTime, data } = await sealEvent(session, event, {
    authToken: 'a.b.c',
    nowMs: 1_700_000_000_999,
  })

  const key = privateDecrypt(
    { key: privateKey, oaepHash: 'sha256' },
    Buffer.from(data.encryptedKey, 'base64'),
  )
  const time = Buffer.from(encryptedTime, 'base64')
  expect(open(key, time.subarray(0, 12), time.subarray(12), '')).toBe('1700000000')
  const body = open(
    key,
    Buffer.from(data.iv, 'base64'),
    Buffer.from(data.encryptedData, 'base64'),
    `${encryptedTime}|a.b.c`,
  )
  expect(JSON.parse(body)).toEqual(event)
})

it('never uses an iv twice with one key', async () => {
  const session = await createSessionKey(pem)
  const sealed = await Promise.all(
    Array.from({ length: 200 }, () => sealEvent(session, { method: 'x' }, { authToken: '', nowMs: 0 })),
  )
  const ivs = sealed.flatMap(({ encryptedTime, data }) => [
    Buffer.from(encryptedTime, 'base64').subarray(0, 12).toString('hex'),
    Buffer.from(data.iv, 'base64').toString('hex'),
  ])
  expect(new Set(ivs).size).toBe(400)
})

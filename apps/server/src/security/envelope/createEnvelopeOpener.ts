import { hash } from 'node:crypto'
import { additionalData, type Envelope, IV_BYTES, TIME_WINDOW_SECONDS } from '@pandok/protocol/envelope'
import { ActionError } from '#rpc/ActionError.ts'
import type { KeyRing } from './createKeyRing.ts'
import type { ReplayWindow } from './createReplayWindow.ts'
import type { SessionKeyCache } from './createSessionKeyCache.ts'
import { decodeBase64 } from './decodeBase64.ts'
import { openSealed } from './openSealed.ts'

export interface SealedCall {
  data: Envelope
  /** The value of the header as received. */
  encryptedTime: string
  authToken: string
  address: string
}

export interface EnvelopeOpener {
  /** It throws INVALID_PUBLIC_KEY, STALE_REQUEST, REPLAYED_REQUEST or TOO_MANY_REQUESTS. */
  open: (call: SealedCall) => Promise<Buffer>
  /** For development, where the body is plain and only the time is encrypted. */
  checkPlainTime: (encryptedTime: string) => Promise<void>
}

export interface EnvelopeOpenerOptions {
  ring: Pick<KeyRing, 'unwrap'>
  sessionKeys: SessionKeyCache
  replay: ReplayWindow
  now: () => Date
}

export function createEnvelopeOpener({
  ring,
  sessionKeys,
  replay,
  now,
}: EnvelopeOpenerOptions): EnvelopeOpener {
  function checkTime(seconds: Buffer | null): void {
    const text = seconds?.toString('latin1') ?? ''
    if (!DECIMAL.test(text)) throw unopenable()
    const secondsOff = Math.abs(Math.floor(now().getTime() / 1000) - Number(text))
    if (secondsOff > TIME_WINDOW_SECONDS) throw new ActionError('STALE_REQUEST')
  }

  return {
    async open({ data, encryptedTime, authToken, address }) {
      const key =
        sessionKeys.find(data.encryptedKey) ?? (await sessionKeys.unwrap(data.encryptedKey, address))
      checkTime(openTime(key, encryptedTime))
      const iv = decodeBase64(data.iv)
      const sealed = decodeBase64(data.encryptedData)
      if (iv === null || sealed === null) throw unopenable()
      const bytes = openSealed(key, iv, sealed, Buffer.from(additionalData(encryptedTime, authToken)))
      if (bytes === null) throw unopenable()
      // The id is made of key and iv and not of their encodings, because wrapping the same key again makes no
      // new envelope.
      const envelope = hash('sha256', Buffer.concat([key, iv]), 'buffer')
      if (!(await replay.isFirst(envelope))) throw new ActionError('REPLAYED_REQUEST')
      return bytes
    },

    async checkPlainTime(encryptedTime) {
      const wrapped = decodeBase64(encryptedTime)
      const unwrapped = wrapped === null ? null : await ring.unwrap(wrapped)
      checkTime(unwrapped?.bytes ?? null)
    },
  }
}

const DECIMAL = /^\d{1,15}$/

/** Everything that can't be opened gets the same answer: a difference would tell an attacker how far it got. */
const unopenable = () => new ActionError('INVALID_PUBLIC_KEY')

function openTime(key: Buffer, encryptedTime: string): Buffer | null {
  const bytes = decodeBase64(encryptedTime)
  if (bytes === null) return null
  return openSealed(key, bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES), null)
}

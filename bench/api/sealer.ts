import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'

export interface SealedRequest {
  headers: Record<string, string>
  body: string
}

/** Encrypts calls as fast as a load generator must: one wrapped key, then AES alone. */
export function createSealer(publicKey: string, authToken: string) {
  const key = randomBytes(32)
  const encryptedKey = wrap(publicKey, key)

  const encrypt = (iv: Buffer, text: string, aad: string) => {
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    cipher.setAAD(Buffer.from(aad))
    return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }

  return (method: string, param: unknown): SealedRequest => {
    const timeIv = randomBytes(12)
    const now = String(Math.floor(Date.now() / 1000))
    const time = Buffer.concat([timeIv, encrypt(timeIv, now, '')]).toString('base64')
    const iv = randomBytes(12)
    const sealed = encrypt(iv, JSON.stringify({ method, param }), `${time}|${authToken}`)
    return {
      headers: headersOf(time, authToken),
      body: JSON.stringify({
        data: { encryptedData: sealed.toString('base64'), encryptedKey, iv: iv.toString('base64') },
      }),
    }
  }
}

/** Returns an envelope whose key was never encrypted for any server, so that it costs the sender nothing. */
export function bogusRequest(): SealedRequest {
  return {
    headers: headersOf(randomBytes(38).toString('base64'), ''),
    body: JSON.stringify({
      data: {
        encryptedData: randomBytes(80).toString('base64'),
        // A first byte of zero keeps the number below any modulus, so that the server performs the whole RSA
        // operation.
        encryptedKey: Buffer.concat([Buffer.alloc(1), randomBytes(383)]).toString('base64'),
        iv: randomBytes(12).toString('base64'),
      },
    }),
  }
}

const headersOf = (time: string, authToken: string) => ({
  'content-type': 'application/json',
  'x-encrypted-time': time,
  authorization: `Bearer ${authToken}`,
  'accept-language': 'ko',
})

const wrap = (publicKey: string, key: Buffer) =>
  publicEncrypt(
    { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
    key,
  ).toString('base64')

import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { RSA_BITS } from '@pandok/protocol/envelope'

export interface RsaKeyPair {
  /** The public key as SPKI in PEM. */
  publicPem: string
  /** The private key as PKCS #8 in DER. */
  privateDer: Buffer
}

const generate = promisify(generateKeyPair)

/** It takes about a second, on another thread. */
export async function makeRsaKey(): Promise<RsaKeyPair> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })
  return { publicPem: publicKey, privateDer: privateKey }
}

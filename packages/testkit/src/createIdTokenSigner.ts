import { generateKeyPair, type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'

const makePair = promisify(generateKeyPair)

/** Signs ID tokens with RS256, without the library with which the server checks them. */
export async function createIdTokenSigner() {
  const { publicKey, privateKey } = await makePair('rsa', { modulusLength: 2048 })
  const foreign = await makePair('rsa', { modulusLength: 2048 })
  return {
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] },
    sign: (claims: object) => jwt(claims, privateKey),
    /** This signs with a key that isn't in the published set. */
    forge: (claims: object) => jwt(claims, foreign.privateKey),
  }
}

const KEY_ID = 'k1'

function jwt(claims: object, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode(claims)}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), key).toString('base64url')}`
}

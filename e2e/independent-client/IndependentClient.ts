import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'

/**
 * A client written from docs/protocol.md alone: it shares no code with the product, so that the page and the server
 * can't drift apart together.
 */
export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

/** Returns the string or number at a path of an answer; an answer without it breaks the protocol. */
export function read(body: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>((at, name) => Object(at)[name], body)
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error(`no ${path.join('.')} in the answer`)
  return String(value)
}

export interface CallOptions {
  /** Seconds to add to the sent time. */
  skewSeconds?: number
  language?: string
  /** The token in the header, if it differs from the one that the body is bound to. */
  headerToken?: string
}

export class IndependentClient {
  authToken = ''
  refreshToken = ''
  private readonly base: string
  private aesKey = randomBytes(32)
  private encryptedKey = ''
  private clockOffsetMs = 0

  constructor(base: string) {
    this.base = base
  }

  async fetchKey(): Promise<Answer> {
    const answer = await this.send('GET', '/api/public-key')
    const publicKey = read(answer.body, 'publicKey')
    this.clockOffsetMs = Number(read(answer.body, 'timestamp')) - Date.now()
    this.aesKey = randomBytes(32)
    this.encryptedKey = publicEncrypt(
      { key: publicKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      this.aesKey,
    ).toString('base64')
    return answer
  }

  /** Returns the request of one call; sending it twice is a replay. */
  async seal(method: string, param: unknown, options: CallOptions = {}) {
    if (this.encryptedKey === '') await this.fetchKey()
    const seconds = Math.floor((Date.now() + this.clockOffsetMs) / 1000) + (options.skewSeconds ?? 0)
    const timeIv = randomBytes(12)
    const time = Buffer.concat([timeIv, this.encrypt(timeIv, String(seconds), '')]).toString('base64')
    const iv = randomBytes(12)
    const sealed = this.encrypt(iv, JSON.stringify({ method, param }), `${time}|${this.authToken}`)
    return {
      time,
      body: {
        data: {
          encryptedData: sealed.toString('base64'),
          encryptedKey: this.encryptedKey,
          iv: iv.toString('base64'),
        },
      },
    }
  }

  async call(method: string, param?: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.sendSealed(await this.seal(method, param, options), options)
  }

  sendSealed(sealed: { time: string; body: unknown }, options: CallOptions = {}): Promise<Answer> {
    return this.send('POST', '/api/live-event', {
      token: options.headerToken ?? this.authToken,
      headers: { 'x-encrypted-time': sealed.time, 'accept-language': options.language ?? 'en' },
      body: sealed.body,
    })
  }

  validate(token = this.authToken): Promise<Answer> {
    return this.send('POST', '/api/token/validate', { token })
  }

  async refresh(token = this.refreshToken): Promise<Answer> {
    const answer = await this.send('POST', '/api/token/refresh', { token })
    if (answer.status === 200) {
      this.authToken = read(answer.body, 'authToken')
      this.refreshToken = read(answer.body, 'refreshToken')
    }
    return answer
  }

  async signIn(email: string, password: string): Promise<Answer> {
    const answer = await this.call('user-login', { email, password })
    if (answer.status === 200) {
      this.authToken = read(answer.body, 'data', 'authToken')
      this.refreshToken = read(answer.body, 'data', 'refreshToken')
    }
    return answer
  }

  private encrypt(iv: Buffer, text: string, aad: string): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.aesKey, iv)
    cipher.setAAD(Buffer.from(aad))
    return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }

  async send(
    method: string,
    path: string,
    {
      token = '',
      headers = {},
      body,
    }: { token?: string; headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<Answer> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers }
  }
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeAtomically } from './writeAtomically.ts'

export interface EncryptedStore {
  /** Null if it is absent or unreadable. */
  read: (name: string) => Promise<Buffer | null>
  write: (name: string, content: Uint8Array) => Promise<void>
  remove: (name: string) => Promise<void>
  /** Deletes everything except these. */
  clear: (except: readonly string[]) => Promise<void>
  count: () => Promise<number>
  /** Resolves once all earlier operations have ended, so that nothing is written to the folder any more. */
  settled: () => Promise<void>
  /** Returns an HMAC with the same key, which proves that both sides are the same user. */
  prove: (about: string) => Buffer
}

export interface EncryptedStoreOptions {
  folder: string
  key: Buffer
  onUnreadable?: () => void
}

const FORMAT = Buffer.from('PDK1')
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Named documents, encrypted with AES-256-GCM. File names are derived with the key too, so that a folder
 * listing reveals nothing; a document under another's name doesn't decrypt.
 */
export function createEncryptedStore({
  folder,
  key,
  onUnreadable = () => {},
}: EncryptedStoreOptions): EncryptedStore {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))
  const contentKey = derive('content')
  const nameKey = derive('names')
  const proofKey = derive('proof')
  const fileOf = (name: string) =>
    path.join(folder, `${createHmac('sha256', nameKey).update(name).digest('hex').slice(0, 40)}.kept`)
  /** Writes of one name are serialized; the last one wins. */
  const queues = new Map<string, Promise<unknown>>()

  function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
    const queued = (queues.get(name) ?? Promise.resolve()).then(work, work)
    queues.set(name, queued)
    const leave = () => {
      if (queues.get(name) === queued) queues.delete(name)
    }
    queued.then(leave, leave)
    return queued
  }

  return {
    read: (name) =>
      exclusively(name, async () => {
        const content = await readFile(fileOf(name)).catch(() => null)
        if (content === null) return null
        try {
          return decrypt(content, contentKey, name)
        } catch {
          onUnreadable()
          return null
        }
      }),
    write: (name, content) =>
      exclusively(name, () => writeAtomically(fileOf(name), encrypt(content, contentKey, name))),
    remove: (name) => exclusively(name, () => rm(fileOf(name), { force: true })),
    async clear(except) {
      const stays = new Set(except.map((name) => path.basename(fileOf(name))))
      const files = (await readdir(folder)).filter((file) => file.endsWith('.kept') && !stays.has(file))
      await Promise.all(files.map((file) => rm(path.join(folder, file), { force: true })))
    },
    count: async () => (await readdir(folder)).filter((file) => file.endsWith('.kept')).length,
    async settled() {
      await Promise.allSettled(queues.values())
    },
    prove: (about) => createHmac('sha256', proofKey).update(about).digest(),
  }
}

function encrypt(content: Uint8Array, key: Buffer, name: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const body = [cipher.update(content), cipher.final()]
  return Buffer.concat([FORMAT, iv, cipher.getAuthTag(), ...body])
}

function decrypt(file: Buffer, key: Buffer, name: string): Buffer {
  const ivAt = FORMAT.byteLength
  const tagAt = ivAt + IV_BYTES
  const bodyAt = tagAt + TAG_BYTES
  if (file.byteLength < bodyAt || !file.subarray(0, ivAt).equals(FORMAT)) throw new Error('Not ours.')
  const decipher = createDecipheriv('aes-256-gcm', key, file.subarray(ivAt, tagAt))
  decipher.setAAD(Buffer.from(name)).setAuthTag(file.subarray(tagAt, bodyAt))
  return Buffer.concat([decipher.update(file.subarray(bodyAt)), decipher.final()])
}

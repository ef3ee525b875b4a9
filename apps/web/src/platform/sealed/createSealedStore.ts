import type { SealedPlace, SealedStore } from './SealedStore.ts'

interface Keys {
  /** Not extractable, neither by this program nor by another. */
  content: CryptoKey
  names: CryptoKey
}

interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const KEYS = 'keys'

/**
 * Encrypts documents with AES-GCM. Names are replaced by an HMAC, because they are identifiers of studies: the
 * stored data doesn't reveal what it is about, and a document under another's name doesn't decrypt.
 */
export function createSealedStore(place: SealedPlace): SealedStore {
  // Read each time, because another page may have wiped the store, and data encrypted with a deleted key
  // would be lost.
  const keys = () => openKeys(place)

  return {
    async read(name) {
      const { content, names } = await keys()
      const kept = (await place.get(await sealedName(names, name))) as Sealed | undefined
      if (!kept) return undefined
      try {
        const additionalData = new TextEncoder().encode(name)
        const plain = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: kept.iv, additionalData },
          content,
          kept.data,
        )
        return JSON.parse(new TextDecoder().decode(plain))
      } catch {
        // The document was encrypted with a deleted key, or is damaged.
        return undefined
      }
    },
    async write(name, document) {
      const { content, names } = await keys()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const additionalData = new TextEncoder().encode(name)
      const plain = new TextEncoder().encode(JSON.stringify(document))
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, content, plain)
      await place.put(await sealedName(names, name), { iv, data } satisfies Sealed)
    },
    wipe: () => place.clear(),
  }
}

async function openKeys(place: SealedPlace): Promise<Keys> {
  const kept = (await place.get(KEYS)) as Keys | undefined
  if (kept) return kept
  const made: Keys = {
    content: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    names: await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  }
  return (await place.putOnce(KEYS, made)) as Keys
}

async function sealedName(key: CryptoKey, name: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(name))
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

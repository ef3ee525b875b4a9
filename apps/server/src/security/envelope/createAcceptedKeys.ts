import type { RsaKeyRepository, StoredRsaKey } from '#db/repositories/rsaKeyRepository.ts'
import type { SecretBox } from '../SecretBox.ts'
import { createKeyStore, type Key } from './createKeyStore.ts'
import { RSA_KEY_GRACE_MS, RSA_KEY_LEAD_MS } from './keyLimits.ts'
import { makeRsaKey, type RsaKeyPair } from './makeRsaKey.ts'

export interface AcceptedKeyOptions {
  repository: RsaKeyRepository
  secrets: SecretBox
  now: () => Date
  /** Called when a background refresh fails, or a stored key can't be opened. */
  onError: (error: unknown) => void
  makeKey?: () => Promise<RsaKeyPair>
}

/** The keys that this server accepts, by the state of the database. */
interface AcceptedKeys {
  /** The accepted keys, the newest first. */
  accepted: () => readonly Key[]
  /** Returns the key to give out now, if any. */
  findCurrent: () => Key | undefined
  refresh: () => Promise<void>
  rotate: () => Promise<void>
}

export function createAcceptedKeys({
  repository,
  secrets,
  now,
  onError,
  makeKey = makeRsaKey,
}: AcceptedKeyOptions): AcceptedKeys {
  let keys: Key[] = []
  let refreshing: Promise<void> | null = null
  const { readKey, insertKey } = createKeyStore(secrets, onError)

  async function load(): Promise<void> {
    await adopt(await repository.listAccepted(now()))
    if (isProvided()) return
    // The key is made before the lock is taken: on a busy processor it takes longer than others should wait.
    const pair = await makeKey()
    // It is used only after the commit, because a key that no other server finds must not be given out.
    await adopt(
      await repository.exclusively(async (locked) => {
        await adopt(await locked.listAccepted(now()))
        if (!isProvided()) await insertKey(locked, pair, findCurrent()?.retiresAt ?? now())
        return locked.listAccepted(now())
      }),
    )
  }

  /** A later key is not enough: after the clock was set back, there are only keys of the future. */
  const isProvided = () => findCurrent() !== undefined && hasKeyForLater(keys, now())

  async function adopt(stored: readonly StoredRsaKey[]): Promise<void> {
    const known = new Map(keys.map((key) => [key.id, key]))
    const adopted = await Promise.all(stored.map((row) => readKey(row, known.get(row.id))))
    keys = adopted.filter((key) => key !== null).sort(newestFirst)
  }

  const findCurrent = () => keyInForce(keys, now())

  function refresh(): Promise<void> {
    refreshing ??= load().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function rotate(): Promise<void> {
    const pair = await makeKey()
    await adopt(
      await repository.exclusively(async (locked) => {
        const at = now()
        await locked.retireAll(at, new Date(at.getTime() + RSA_KEY_GRACE_MS))
        await insertKey(locked, pair, at)
        return locked.listAccepted(at)
      }),
    )
  }

  return { accepted: () => keys, findCurrent, refresh, rotate }
}

const keyInForce = (keys: readonly Key[], at: Date): Key | undefined =>
  keys.find(({ createdAt, retiresAt }) => createdAt <= at && retiresAt > at)

const hasKeyForLater = (keys: readonly Key[], at: Date): boolean =>
  keys.some(({ retiresAt }) => retiresAt.getTime() > at.getTime() + RSA_KEY_LEAD_MS)

const newestFirst = (a: Key, b: Key): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || b.retiresAt.getTime() - a.retiresAt.getTime()

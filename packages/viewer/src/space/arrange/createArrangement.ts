import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { Arrangement } from './Arrangement.ts'
import { createPatients } from './createPatients.ts'
import { sameBytes } from './sameBytes.ts'

/**
 * The open studies, extended one instance at a time. Adding is cheap; reading sorts only changed series, so
 * read when rendering rather than after every file.
 */
export function createArrangement() {
  const byUid = new Map<string, OpenInstance[]>()
  const patients = createPatients((instance) => (byUid.get(instance.record.sopInstance)?.length ?? 0) > 1)

  return {
    /**
     * An instance with a new UID has been added when this returns. One with a known UID is compared byte by
     * byte first: a copy is refused, and a different image with the same UID is kept with a remark on both.
     */
    async add(instance: OpenInstance): Promise<Refusal | undefined> {
      const uid = instance.record.sopInstance
      const known = byUid.get(uid) ?? []
      if (uid !== '') byUid.set(uid, known)
      // The list may grow while bytes are compared, so newcomers are compared as well.
      for (let index = 0; index < known.length; index++) {
        const other = known[index]
        if (other && (await sameBytes(other.source.blob, instance.source.blob)))
          return { reason: 'duplicate' }
      }
      known.push(instance)
      patients.add(instance)
      if (known.length > 1) for (const other of known) patients.touch(other)
      return undefined
    },
    /** While files are arriving, a series that they belong to isn't called incomplete. */
    read: (isArriving = false): Arrangement => patients.read(isArriving),
  }
}

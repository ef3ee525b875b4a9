import type { Refusal } from '../../model/Refusal.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { Arrangement } from './Arrangement.ts'
import { createPatients } from './createPatients.ts'
import { sameBytes } from './sameBytes.ts'

/**
 * What is open, grown one instance at a time. Adding is cheap; reading sorts again only the series that have changed, so
 * read when something is drawn, not after every file.
 */
export function createArrangement() {
  const byUid = new Map<string, OpenInstance[]>()
  const patients = createPatients((instance) => (byUid.get(instance.record.sopInstance)?.length ?? 0) > 1)

  return {
    /**
     * An instance whose UID is new is in when this returns. One whose UID is known is compared byte by byte first: a mere
     * copy is refused, another image under the same UID is kept and remarked upon (both are).
     */
    async add(instance: OpenInstance): Promise<Refusal | undefined> {
      const uid = instance.record.sopInstance
      const known = byUid.get(uid) ?? []
      if (uid !== '') byUid.set(uid, known)
      // The list may grow while bytes are compared: each newcomer is compared as well.
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
    read: (): Arrangement => patients.read(),
  }
}

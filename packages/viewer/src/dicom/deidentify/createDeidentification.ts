/** The state of one export: the same UID and the same patient get the same replacement in all files. */
export interface Deidentification {
  uidFor(uid: string): string
  /** `ANON-0001` … in the order of first use. `key` identifies the patient. */
  patientFor(key: string): string
}

/** UIDs of the standard identify classes and syntaxes, never a patient. */
const STANDARD = '1.2.840.10008.'

export function createDeidentification(): Deidentification {
  const uids = new Map<string, string>()
  const patients = new Map<string, string>()
  return {
    uidFor(uid) {
      if (uid === '' || uid.startsWith(STANDARD)) return uid
      const known = uids.get(uid) ?? newUid()
      uids.set(uid, known)
      return known
    },
    patientFor(key) {
      const known = patients.get(key) ?? `ANON-${String(patients.size + 1).padStart(4, '0')}`
      patients.set(key, known)
      return known
    },
  }
}

/** A new UID is made from a random UUID (PS3.5 B.2), so that nothing of the old UID remains. */
const newUid = () => `2.25.${BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`)}`

/**
 * The data that identify a patient. The name is not among them: two patients may share it, and one may change
 * it.
 */
export interface PatientIdentity {
  /** Patient ID (0010,0020). */
  id: string
  /** Issuer of Patient ID (0010,0021); '' if the images don't contain it. */
  issuer: string
  /** Patient's Birth Date (0010,0030) as YYYYMMDD; '' if the images don't contain it. */
  birthDate: string
}

export interface PatientKey {
  /**
   * A hexadecimal salt that is different in every file, so that files of one patient can't be linked without
   * knowing the patient.
   */
  salt: string
  rounds: number
  key: string
}

/**
 * Returns a text that is unique to one patient. Only surrounding spaces, which DICOM ignores, and the
 * composition of characters are normalized: «00123» and «123», or «a1» and «A1», may be two people. It is
 * undefined without a patient number, because nobody can be identified then.
 */
export function patientText({ id, issuer, birthDate }: PatientIdentity): string | undefined {
  const [number, by, born] = [id, issuer, birthDate].map((part) => part.normalize('NFC').trim())
  return number === '' ? undefined : JSON.stringify([by, number, born])
}

/** Derives the key under which the reports of a patient are found; the patient can't be read from it. */
export async function patientKey(
  patient: PatientIdentity,
  { salt, rounds }: Pick<PatientKey, 'salt' | 'rounds'>,
): Promise<PatientKey | undefined> {
  const text = patientText(patient)
  if (text === undefined) return undefined
  const { subtle } = globalThis.crypto
  const secret = await subtle.importKey('raw', new TextEncoder().encode(text), 'PBKDF2', false, [
    'deriveBits',
  ])
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds }
  const bits = await subtle.deriveBits(settings, secret, 256)
  return { salt, rounds, key: hexOf(new Uint8Array(bits)) }
}

/** The answer is `unknown` if one of the two has no identity, so that a person has to decide. */
export async function isSamePatient(
  known: PatientKey | undefined,
  patient: PatientIdentity | undefined,
): Promise<'same' | 'other' | 'unknown'> {
  const now = known && patient && (await patientKey(patient, known))
  if (!now) return 'unknown'
  return now.key === known.key ? 'same' : 'other'
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2)
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16)
  return bytes
}

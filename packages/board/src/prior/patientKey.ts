/** What tells one patient from another. The name doesn't: two may share it, and one may change it. */
export interface PatientIdentity {
  /** Patient ID (0010,0020). */
  id: string
  /** Issuer of Patient ID (0010,0021); '' where the images don't say. */
  issuer: string
  /** Patient's Birth Date (0010,0030) as YYYYMMDD; '' where the images don't say. */
  birthDate: string
}

export interface PatientKey {
  /** Hexadecimal, different in every file: files can't be put together by whoever doesn't know the patient. */
  salt: string
  rounds: number
  /** Hexadecimal. */
  key: string
}

/**
 * One text for one patient and no other. Only spaces around, which DICOM doesn't count, and the composition of characters
 * are evened out: «00123» and «123», «a1» and «A1» may be two people. Undefined: without a number nobody is told apart.
 */
export function patientText({ id, issuer, birthDate }: PatientIdentity): string | undefined {
  const [number, by, born] = [id, issuer, birthDate].map((part) => part.normalize('NFC').trim())
  return number === '' ? undefined : JSON.stringify([by, number, born])
}

/** The key under which a patient's reports are found, and from which nobody reads who it is. */
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

/** `unknown`: one of the two can't be told apart from others, so that a person has to say it. */
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

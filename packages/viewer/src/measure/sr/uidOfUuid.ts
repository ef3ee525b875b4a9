/** A UID made of a UUID (PS3.5 B.2): `2.25.` and its number. */
export const uidOfUuid = (uuid: string): string => `2.25.${BigInt(`0x${uuid.replaceAll('-', '')}`)}`

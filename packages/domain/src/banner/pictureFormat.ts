const BEGINNINGS = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', 0, [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', 0, [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
  // The signature follows «RIFF» and the length.
  ['webp', 8, [0x57, 0x45, 0x42, 0x50]],
] as const

export type PictureFormat = (typeof BEGINNINGS)[number][0]

/**
 * Recognizes an image file by its first bytes, whatever its name, or returns null for formats that banners
 * don't allow.
 */
export function pictureFormat(file: Uint8Array): PictureFormat | null {
  const found = BEGINNINGS.find(([, at, bytes]) => bytes.every((byte, index) => file[at + index] === byte))
  return found?.[0] ?? null
}

import { expect } from 'vitest'

// `toEqual` goes through typed arrays number by number with their keys as texts: seconds for the pixels of one image.
// Where kind and bytes are the same there is nothing to find; whatever differs is still compared, and told, its usual way.
expect.addEqualityTesters([
  (left: unknown, right: unknown): boolean | undefined => {
    if (!ArrayBuffer.isView(left) || !ArrayBuffer.isView(right)) return undefined
    if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return undefined
    return Buffer.compare(bytesOf(left), bytesOf(right)) === 0 ? true : undefined
  },
])

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

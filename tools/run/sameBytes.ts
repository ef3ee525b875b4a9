import { expect } from 'vitest'

// `toEqual` compares typed arrays number by number, with their indexes as strings, which takes seconds for
// the pixels of one image. If type and bytes are equal there is nothing to find; different arrays are still
// compared and reported as usual.
expect.addEqualityTesters([
  (left: unknown, right: unknown): boolean | undefined => {
    if (!ArrayBuffer.isView(left) || !ArrayBuffer.isView(right)) return undefined
    if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return undefined
    return Buffer.compare(bytesOf(left), bytesOf(right)) === 0 ? true : undefined
  },
])

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

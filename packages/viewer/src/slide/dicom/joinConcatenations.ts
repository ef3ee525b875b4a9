import type { SlidePart } from './buildLevel.ts'

/** Instances, with the parts of concatenations joined in the order of their frames. */
export const joinConcatenations = (parts: readonly SlidePart[]): SlidePart[][] => {
  const wholes = new Map<string, SlidePart[]>()
  for (const part of parts) {
    const { concatenation, instance } = part.instance
    const key = concatenation ? `c ${concatenation.uid}` : `i ${instance}`
    const whole = wholes.get(key)
    if (!whole) wholes.set(key, [part])
    // A duplicate file is ignored.
    else if (concatenation) whole.push(part)
  }
  for (const whole of wholes.values()) {
    whole.sort(
      (a, b) => (a.instance.concatenation?.frameOffset ?? 0) - (b.instance.concatenation?.frameOffset ?? 0),
    )
  }
  return [...wholes.values()]
}

import type { SlidePart } from './buildLevel.ts'

/** Instances, those that were cut in several files put together in the order of their frames. */
export const joinConcatenations = (parts: readonly SlidePart[]): SlidePart[][] => {
  const wholes = new Map<string, SlidePart[]>()
  for (const part of parts) {
    const { concatenation, instance } = part.instance
    const key = concatenation ? `c ${concatenation.uid}` : `i ${instance}`
    const whole = wholes.get(key)
    if (!whole) wholes.set(key, [part])
    // The same file twice adds nothing.
    else if (concatenation) whole.push(part)
  }
  for (const whole of wholes.values()) {
    whole.sort(
      (a, b) => (a.instance.concatenation?.frameOffset ?? 0) - (b.instance.concatenation?.frameOffset ?? 0),
    )
  }
  return [...wholes.values()]
}

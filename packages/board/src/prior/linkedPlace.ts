import type { Lesion } from './matchLesions.ts'

/** Two frames of reference that a reader has linked: a point of the one lies in the other moved by so many mm. */
export interface FrameLink {
  from: string
  to: string
  shift: readonly [number, number, number]
}

/** Returns a lesion with its position in the linked frame of reference; unchanged if none is linked. */
export function linkedPlace<Placed extends Pick<Lesion, 'place' | 'frameOfReference'>>(
  lesion: Placed,
  links: readonly FrameLink[],
): Placed {
  const { place, frameOfReference } = lesion
  const link = place && links.find(({ from }) => from === frameOfReference)
  if (!place || !link) return lesion
  const [x, y, z] = place
  const [right, back, up] = link.shift
  return { ...lesion, place: [x + right, y + back, z + up], frameOfReference: link.to }
}

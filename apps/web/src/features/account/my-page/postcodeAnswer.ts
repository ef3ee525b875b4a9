import { addressShape } from './addressPlan.ts'

export interface PostcodeAnswer {
  zonecode: string
  roadAddress: string
}

/**
 * What the look-up page says, or null. That page runs a stranger's script in a sandbox of its own, so only the
 * frame that we opened is heard, and only an address is taken from it.
 */
export function postcodeAnswer(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): PostcodeAnswer | null {
  // Without `allow-same-origin` the sandbox has no origin: browsers call it "null".
  if (frame === null || event.source !== frame || event.origin !== 'null') return null
  const given: unknown = event.data
  if (typeof given !== 'object' || given === null) return null
  const { zonecode, roadAddress } = given as Record<string, unknown>
  const code = addressShape.zonecode.safeParse(zonecode)
  const road = addressShape.roadAddress.safeParse(roadAddress)
  return code.success && road.success ? { zonecode: code.data, roadAddress: road.data } : null
}

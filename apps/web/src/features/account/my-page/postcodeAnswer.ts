import { addressShape } from './addressPlan.ts'

export interface PostcodeAnswer {
  zonecode: string
  roadAddress: string
}

/**
 * What the look-up page says: an address, that it can't work, or nothing that concerns us. That page runs a stranger's
 * script in a sandbox of its own, so only the frame that we opened is heard, and only an address is taken from it.
 */
export function postcodeAnswer(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): PostcodeAnswer | 'failed' | null {
  // Without `allow-same-origin` the sandbox has no origin: browsers call it "null".
  if (frame === null || event.source !== frame || event.origin !== 'null') return null
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null) return null
  const given = data as Record<string, unknown>
  if (given['kind'] !== 'pandok-postcode') return null
  if (given['failed'] === true) return 'failed'
  const zonecode = addressShape.zonecode.safeParse(given['zonecode'])
  // Some old addresses have no road.
  const roadAddress = addressShape.roadAddress.safeParse(given['roadAddress'] || given['jibunAddress'])
  if (!zonecode.success || !roadAddress.success) return null
  return { zonecode: zonecode.data, roadAddress: roadAddress.data }
}

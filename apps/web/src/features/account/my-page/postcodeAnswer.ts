import { fieldsOf } from '@pandok/domain'
import { addressShape } from './addressPlan.ts'

export interface PostcodeAnswer {
  zonecode: string
  roadAddress: string
}

/**
 * Reads a message of the look-up page: an address, a failure, or null for anything else. That page runs a
 * third party's script in a sandbox, so only messages of our own frame are read, and only an address is taken
 * from them.
 */
export function postcodeAnswer(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: Window | null,
): PostcodeAnswer | 'failed' | null {
  // Without `allow-same-origin` the sandbox has no origin: browsers call it "null".
  if (frame === null || event.source !== frame || event.origin !== 'null') return null
  const given = fieldsOf(event.data)
  if (given['kind'] !== 'pandok-postcode') return null
  if (given['failed'] === true) return 'failed'
  const zonecode = addressShape.zonecode.safeParse(given['zonecode'])
  // Some old addresses have no street name.
  const roadAddress = addressShape.roadAddress.safeParse(given['roadAddress'] || given['jibunAddress'])
  if (!zonecode.success || !roadAddress.success) return null
  return { zonecode: zonecode.data, roadAddress: roadAddress.data }
}

import { checkKey, type KeyRefusal, typedKeys } from '@pandok/domain'
import { keysOf, VIEWER_COMMANDS } from '@pandok/viewer'

const USUAL = new Set(typedKeys(VIEWER_COMMANDS).flatMap((id) => keysOf(id, {})))

/**
 * Why a key can't be assigned to an image command; undefined if it can. The default keys are known to work.
 */
export function checkViewerKey(key: string): KeyRefusal | undefined {
  if (USUAL.has(key)) return undefined
  const verdict = checkKey(key)
  return verdict.ok ? undefined : verdict.reason
}

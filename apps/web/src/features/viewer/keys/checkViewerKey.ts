import { checkKey, type KeyRefusal } from '@pandok/domain'
import { keysOf, VIEWER_COMMANDS, type ViewerCommandId } from '@pandok/viewer'

const USUAL = new Set((Object.keys(VIEWER_COMMANDS) as ViewerCommandId[]).flatMap((id) => keysOf(id, {})))

/** Why a key can't be given to the images; undefined: it can. Those that they have anyway are known to reach them. */
export function checkViewerKey(key: string): KeyRefusal | undefined {
  if (USUAL.has(key)) return undefined
  const verdict = checkKey(key)
  return verdict.ok ? undefined : verdict.reason
}

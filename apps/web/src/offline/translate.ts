import { fieldsOf } from '@pandok/domain'
import type { OfflineState } from './kept/OfflineState.ts'
import type { KeptContent } from './kinds/KeptItem.ts'
import { documentMethod } from './kinds/kindNames.ts'
import { OFFLINE_KINDS } from './kinds/offlineKinds.ts'
import { isLocalId, isLocalRevision } from './localRevision.ts'

function referencesOf(method: string) {
  const known = documentMethod(method)
  return known && OFFLINE_KINDS[known.kind].references
}

/** Whether a call contains a local id or revision. */
export function namesLocal(method: string, param: unknown): boolean {
  const { id, ids, revision } = fieldsOf(param)
  return (
    (typeof id === 'string' && isLocalId(id)) ||
    (Array.isArray(ids) && ids.some((one) => isLocalId(String(one)))) ||
    (typeof revision === 'number' && isLocalRevision(revision)) ||
    isContentLocal(method, param)
  )
}

function isContentLocal(method: string, param: unknown): boolean {
  if (!isContent(param)) return false
  return referencesOf(method)?.idsIn(param).some(isLocalId) === true
}

/** Only the calls that create or save a document contain its content. */
const isContent = (param: unknown): param is KeptContent => typeof fieldsOf(param)['name'] === 'string'

/** Whether the call still refers to something that only this computer has. */
export function namesUnsent(method: string, param: unknown): boolean {
  const { revision: _, ...rest } = fieldsOf(param)
  return namesLocal(method, rest)
}

/** Replaces local ids and revisions by the server's, as far as there are any. */
export function translate(method: string, param: unknown, { ids, revisions }: OfflineState): unknown {
  const given = fieldsOf(param)
  const idOf = (id: unknown) => ids[String(id)] ?? id
  return {
    ...given,
    ...(isContent(given) ? referencesOf(method)?.translated(given, ids) : {}),
    ...('id' in given ? { id: idOf(given['id']) } : {}),
    ...(Array.isArray(given['ids']) ? { ids: given['ids'].map(idOf) } : {}),
    ...(typeof given['revision'] === 'number'
      ? { revision: revisions[given['revision']] ?? given['revision'] }
      : {}),
  }
}

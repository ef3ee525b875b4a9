import { fieldsOf, withModules } from '@pandok/domain'
import type { OfflineState } from './kept/OfflineState.ts'
import { isLocalId, isLocalRevision } from './localRevision.ts'

type Cells = Parameters<typeof withModules>[0]

/** Whether a call contains a local id or revision. */
export function namesLocal(param: unknown): boolean {
  const { id, ids, revision, cells } = fieldsOf(param)
  return (
    (typeof id === 'string' && isLocalId(id)) ||
    (Array.isArray(ids) && ids.some((one) => isLocalId(String(one)))) ||
    (typeof revision === 'number' && isLocalRevision(revision)) ||
    (Array.isArray(cells) && JSON.stringify(cells).includes('"moduleId":"local-'))
  )
}

/** Whether it still refers to something that only this computer has. */
export function namesUnsent(param: unknown): boolean {
  const { revision: _, ...rest } = fieldsOf(param)
  return namesLocal(rest)
}

/** Replaces local ids and revisions by the server's, as far as there are any. */
export function translate(param: unknown, { ids, revisions }: OfflineState): unknown {
  const given = fieldsOf(param)
  const idOf = (id: unknown) => ids[String(id)] ?? id
  return {
    ...given,
    ...('id' in given ? { id: idOf(given['id']) } : {}),
    ...(Array.isArray(given['ids']) ? { ids: given['ids'].map(idOf) } : {}),
    ...(typeof given['revision'] === 'number'
      ? { revision: revisions[given['revision']] ?? given['revision'] }
      : {}),
    ...(Array.isArray(given['cells'])
      ? { cells: withModules(given['cells'] as Cells, new Map(Object.entries(ids))) }
      : {}),
  }
}

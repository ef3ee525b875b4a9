import type { AdministeredItem, AuditRecord } from '@pandok/domain'
import type { RequestFacts } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import type { Services } from '#rpc/Services.ts'
import { auditOf } from './auditOf.ts'
import { type Catalog, changeItem, type ItemChange, type LockedItem } from './changeItem.ts'
import type { ItemRepository } from './itemRepositories.ts'
import { requireAdmin } from './requireAdmin.ts'

type ItemServices = Services<ItemRepository>

interface ItemLockOptions<Item extends AdministeredItem> {
  kind: 'plate' | 'module'
  catalog: Catalog<Item>
  find: (bound: ItemServices['repositories']) => Promise<Item | null>
  /** If it returns false, the item has changed since it was examined, and the caller has to start again. */
  isSame?: (item: Item) => boolean
  change: ItemChange
  actor: Actor
  request: RequestFacts
}

/** Changes a member's plate or module under its owner's lock and records it. It returns false if `isSame` did. */
export async function withItemLock<Item extends AdministeredItem>(
  { repositories, inTransaction, now }: Pick<ItemServices, 'repositories' | 'inTransaction' | 'now'>,
  { kind, catalog, find, isSame = () => true, change, actor, request }: ItemLockOptions<Item>,
): Promise<boolean> {
  const known = await find(repositories)
  if (!known) throw new ActionError('NOT_FOUND')
  return inTransaction(async (bound) => {
    await bound.lock(`items:${known.ownerId}`)
    if (!(await bound.members.hold(known.ownerId))) throw new ActionError('NOT_FOUND')
    requireAdmin(await bound.adminMembers.find(actor.memberId))
    const item = await find(bound)
    if (!item) throw new ActionError('NOT_FOUND')
    if (!isSame(item)) return false
    const locked: LockedItem<Item> = { bound, item, at: now() }
    const { before, after } = await changeItem(catalog, locked, change)
    const action: AuditRecord['action'] = `${kind}.${change.kind}`
    await bound.audit.write({
      ...auditOf(actor, request),
      action,
      subject: { kind, id: item.id, label: item.name },
      before,
      after,
      reason: 'reason' in change ? change.reason : null,
      at: locked.at,
    })
    return true
  })
}

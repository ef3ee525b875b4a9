import type { Locale } from '@pandok/domain'
import type { Actor, RequestFacts } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import type { BackedUp } from './BackedUp.ts'
import { keepBackup } from './keepBackup.ts'

type Bound = Services['repositories']

interface Asked extends Services {
  param: { id: string; backupId: string }
  actor: Actor
  request: Pick<RequestFacts, 'locale'>
}

/** `save` writes what was frozen as the next revision; `answer` reads it for the caller. */
export const restoreBackup =
  <Snapshot, Item extends { id: string; revision: number }, Answer>(
    { backupsOf, findOwn, writeLimit }: BackedUp<Snapshot, Item>,
    save: (bound: Bound, item: Item, snapshot: Snapshot, now: Date) => Promise<void>,
    answer: (bound: Bound, id: string, actor: Actor, locale: Locale) => Promise<Answer>,
  ) =>
  async ({ param: { id, backupId }, actor, request, ...services }: Asked) => {
    await services.limits.take(writeLimit, actor.memberId)
    return inOwnersTurn(services, actor.memberId, async (bound) => {
      const item = await findOwn(bound, id, actor)
      const backups = backupsOf(bound)
      const backup = await backups.find(id, backupId)
      if (backup === null) throw new ActionError('NOT_FOUND')
      await keepBackup(backups, id, services)
      await save(bound, item, backup.snapshot, services.now())
      await backups.takeEdition(id, backupId)
      await keepBackup(backups, id, services)
      return answer(bound, id, actor, request.locale)
    })
  }

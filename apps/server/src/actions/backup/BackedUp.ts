import type { WholeBackup } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import type { LimitName } from '#security/RateLimits.ts'

type Bound = Services['repositories']

/** The backups of plates, or those of modules. */
export type Backups<Snapshot> = Omit<Bound['plateBackups'], 'find'> & {
  find: (itemId: string, id: string) => Promise<WholeBackup<Snapshot> | null>
}

interface Revised {
  id: string
  revision: number
}

/** What the actions on backups need to know of plates, or of modules: everything else is the same for both. */
export interface BackedUp<Snapshot, Item extends Revised = Revised> {
  backupsOf: (bound: Bound) => Backups<Snapshot>
  /** One's own that may be changed; throws for anything else. */
  findOwn: (bound: Bound, id: string, actor: Actor) => Promise<Item>
  writeLimit: LimitName
}

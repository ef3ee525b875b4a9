import type { BackupRepository } from '#db/repositories/backupRepository.ts'
import type { Actor } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'
import type { LimitName } from '#security/RateLimits.ts'

type Bound = Services['repositories']

/** What the actions on backups need to know of plates, or of modules: everything else is the same for both. */
export interface BackedUp<
  Snapshot,
  Item extends { id: string; revision: number } = { id: string; revision: number },
> {
  backupsOf: (bound: Bound) => BackupRepository<Snapshot>
  /** One's own that may be changed; throws for anything else. */
  findOwn: (bound: Bound, id: string, actor: Actor) => Promise<Item>
  writeLimit: LimitName
}

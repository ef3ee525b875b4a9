import { canAddModules, MODULES_PER_MEMBER_MAX } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

/** Refuses more modules than a member may have. */
export async function mustHaveRoom(
  { modules }: Pick<Services['repositories'], 'modules'>,
  memberId: string,
  { added, fromTrash = 0 }: { added: number; fromTrash?: number | undefined },
): Promise<void> {
  const { live, trashed } = await modules.counts(memberId)
  const verdict = canAddModules({ live, trashed: trashed - fromTrash }, added)
  if (verdict.ok) return
  const values = { max: MODULES_PER_MEMBER_MAX }
  throw new ActionError('BAD_REQUEST', { problem: verdict.reason, values })
}

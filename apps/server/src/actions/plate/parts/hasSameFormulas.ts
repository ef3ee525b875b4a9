import { isDeepStrictEqual } from 'node:util'
import type { PlateContent } from '@pandok/domain'
import type { Bound } from '#actions/document/DocumentKind.ts'
import type { Actor } from '#rpc/Actor.ts'

type Formulas = Pick<PlateContent, 'cells' | 'exam'>

/**
 * Returns whether cells and exam of a member's plate equal the stored ones; absent and undefined are the same
 * on the wire.
 */
export async function hasSameFormulas(
  repositories: Pick<Bound, 'plates'>,
  id: string,
  given: Formulas,
  { memberId }: Actor,
): Promise<boolean> {
  const stored = await repositories.plates.findWhole(id, memberId)
  return stored?.ownerId === memberId && isDeepStrictEqual(plain(stored), plain(given))
}

const plain = ({ cells, exam }: Formulas): unknown => JSON.parse(JSON.stringify({ cells, exam }))

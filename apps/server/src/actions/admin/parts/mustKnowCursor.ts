import { aboutField } from '#actions/parts/aboutField.ts'
import { ActionError } from '#rpc/ActionError.ts'

/** A cursor at which no part has ended does not belong to this list. */
export function mustKnowCursor<Page>(page: Page | 'admin.cursor'): Page {
  if (page === 'admin.cursor') throw new ActionError('BAD_REQUEST', aboutField('after', 'admin.cursor'))
  return page
}

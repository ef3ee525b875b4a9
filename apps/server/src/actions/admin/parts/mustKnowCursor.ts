import { aboutField } from '#actions/parts/aboutField.ts'
import { ActionError } from '#rpc/ActionError.ts'

/** A part that goes on where none has ended is no part of this list. */
export function mustKnowCursor<Page>(page: Page | 'admin.cursor'): Page {
  if (page === 'admin.cursor') throw new ActionError('BAD_REQUEST', aboutField('after', 'admin.cursor'))
  return page
}

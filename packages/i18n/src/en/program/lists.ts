import type { lists as korean } from '../../ko/program/lists.ts'
import type { Translated } from '../../message.ts'

export const lists: Translated<typeof korean> = {
  'list.pages': 'Pages',
  'list.previous': 'Previous page',
  'list.next': 'Next page',
  'list.page': 'Page {page}',
  'list.pageSize': 'Items per page',
  'list.all': 'All',
  'list.range': '{from}–{to} of {total}',
  'list.search.clear': 'Clear search',
  'list.none.title': 'Nothing matches',
  'list.none.text': 'Try other words or fewer filters.',
  'list.none.reset': 'Clear all filters',
  'list.failed.title': 'The list could not be loaded',
  'list.selected': '{count} selected',
  'list.clearSelection': 'Clear selection',
  'list.selectAll': 'Select everything on this page',
  'list.selectRow': 'Select {name}',
  'list.rowActions': 'Actions for {name}',
  'list.filter.any': 'Any',
  'list.share.audience':
    'Every member can see and copy it. Please make sure that it contains no patient data.',
  'list.undo': 'Undo',
  'list.sort.role': 'movable item',
  'list.sort.grip': 'Move “{name}”',
  'list.sort.instructions':
    'Press space to lift, use the up and down arrows to move, and press space again to drop. Escape cancels.',
  'list.sort.lifted': '“{name}” lifted. It is at position {place} of {total}.',
  'list.sort.over': '“{name}” is now at position {place} of {total}.',
  'list.sort.dropped': '“{name}” dropped at position {place} of {total}.',
  'list.sort.cancelled': 'Moving “{name}” was canceled.',
}

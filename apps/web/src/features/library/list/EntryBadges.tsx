import type { ModuleItem, PlateItem } from '@pandok/protocol'
import { Anchor, Badge, CheckIcon, LockIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { LibraryKind } from '#shared/library/libraryLinks.ts'

type Row = Pick<PlateItem | ModuleItem, 'library' | 'copied' | 'locked'>

/**
 * The price, and whether the member already has the entry. Nearly all modules are free, so that isn't shown
 * on each.
 */
export function EntryBadges({ kind, row }: { kind: LibraryKind; row: Row }) {
  const text = useText()
  return (
    <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
      {row.library === 'paid' || (row.library && kind === 'plate') ? (
        <Badge tone={row.library === 'paid' ? 'accent' : 'neutral'}>
          {text(`plates.state.${row.library}`)}
        </Badge>
      ) : null}
      {row.copied ? (
        <Badge tone="success" icon={<CheckIcon />}>
          {text('library.taken')}
        </Badge>
      ) : null}
      {row.locked ? (
        <>
          <Badge tone="warning" icon={<LockIcon />}>
            {text('plates.state.locked')}
          </Badge>
          <Anchor
            href="/price"
            className="relative z-1 text-sm font-semibold text-accent-text underline pointer-coarse:py-2"
          >
            {text('plates.toPrice')}
          </Anchor>
        </>
      ) : null}
    </div>
  )
}

import type { LibraryGrade } from '@pandok/domain'
import type { ModuleItem, PlateItem, ResultOf, userInfo } from '@pandok/protocol'
import { Anchor, Button, buttonClass, CopyPlusIcon, LockIcon, Notice, Skeleton } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { RpcError } from '#rpc/callAction.ts'
import type { LibraryKind } from '#shared/library/libraryLinks.ts'

interface TakePanelProps {
  kind: LibraryKind
  item: PlateItem | ModuleItem
  /** Set only if a copy counts toward a limit. */
  entitlement?: ResultOf<typeof userInfo>['entitlement'] | undefined
  isBusy: boolean
  isTaken: boolean
  error: RpcError | null
  onTake: () => Promise<void>
  /** Links to the copy; null if the copy is in the trash, undefined while that is unknown. */
  open: ReactNode | undefined
}

/** Shows whether the entry is locked, available or copied, with the next step. */
export function TakePanel(props: TakePanelProps) {
  const { kind, item, isBusy, error } = props
  const text = useText()
  if (item.locked) {
    return (
      <Notice tone="warning" icon={<LockIcon />} title={text('plates.state.locked')} action={<ToPrices />}>
        {text('library.take.locked')}
      </Notice>
    )
  }
  if (item.copied) return <Taken {...props} />
  const room = roomFor(props)
  if (room && room.used >= room.all) {
    return (
      <Notice
        tone="info"
        title={text(`library.take.full.${room.grade}`, { used: room.used, all: room.all })}
        action={<ToPrices />}
      >
        {text('library.take.full.text')}
      </Notice>
    )
  }
  return (
    <div className="grid content-start gap-3">
      <Button
        variant="primary"
        icon={<CopyPlusIcon />}
        loading={isBusy}
        loadingLabel={text('library.loading')}
        onClick={props.onTake}
      >
        {text(`library.take.${kind}`)}
      </Button>
      <p className="text-sm text-muted">{text('library.take.text')}</p>
      {props.entitlement ? (
        <p className="text-sm text-muted">
          {text('plates.allowance.library', { ...props.entitlement.library })}
        </p>
      ) : null}
      {error ? (
        <Notice
          tone="danger"
          role="alert"
          title={text('library.take.failed')}
          action={LIMITS.has(error.code) ? <ToPrices /> : null}
        >
          {error.message}
        </Notice>
      ) : null}
    </div>
  )
}

const LIMITS: ReadonlySet<string> = new Set(['LIBRARY_LIMIT', 'PLATE_LIMIT'])

function Taken({ kind, isTaken, open }: TakePanelProps) {
  const text = useText()
  if (open === undefined) return <Skeleton className="h-20" />
  if (open === null) {
    return (
      <Notice
        tone="warning"
        role="status"
        title={text(`library.copied.${kind}`)}
        action={
          <Anchor href={`/program/delete?f.kind=${kind}`} className={buttonClass({ size: 'sm' })}>
            {text('library.copied.toTrash')}
          </Anchor>
        }
      >
        {text('library.copied.trash')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="success"
      role="status"
      title={text(isTaken ? `library.done.${kind}` : `library.copied.${kind}`)}
      action={open}
    />
  )
}

function ToPrices() {
  const text = useText()
  return (
    <Anchor href="/price" className={buttonClass({ size: 'sm' })}>
      {text('plates.toPrice')}
    </Anchor>
  )
}

function roomFor({ item, entitlement }: TakePanelProps) {
  const grade: LibraryGrade | undefined = item.library
  if (!entitlement || !grade) return undefined
  const { free, paid, usedFree, usedPaid } = entitlement.library
  return grade === 'free' ? { grade, used: usedFree, all: free } : { grade, used: usedPaid, all: paid }
}

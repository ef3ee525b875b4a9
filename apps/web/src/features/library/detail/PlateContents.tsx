import { type PlateItem, plateGet } from '@pandok/protocol'
import { Anchor, Button, buttonClass, LayoutGridIcon, Notice, PlayIcon, Skeleton } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { BoardSketch } from '#shared/board/BoardSketch.tsx'
import { Part } from './Part.tsx'
import { PlateBoard } from './PlateBoard.tsx'
import { PlateModules } from './PlateModules.tsx'

/** Opening a paid plate counts as use of its pass, so it is loaded only on request. */
export function PlateContents({ item }: { item: PlateItem }) {
  const text = useText()
  const [isRequested, setRequested] = useState(item.library !== 'paid')
  const loaded = useActionQuery(plateGet, { id: item.id }, { enabled: isRequested && item.may.open })
  const plate = loaded.data?.plate
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <Part title={text('library.board.title')}>
        {item.may.open ? (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-sm text-muted">{text('library.board.hint')}</p>
            <Anchor
              href={`/program/preview?plate=${encodeURIComponent(item.id)}`}
              className={buttonClass({ size: 'sm' })}
            >
              <PlayIcon aria-hidden="true" className="size-4" />
              {text('library.board.run')}
            </Anchor>
          </div>
        ) : null}
        {plate ? (
          <PlateBoard plate={plate} />
        ) : (
          <BoardSketch cells={item.sketch} className="max-w-2xl rounded-lg border border-line p-3" />
        )}
        {item.may.open && isRequested && loaded.isPending ? <Skeleton className="h-24" /> : null}
        {loaded.error ? (
          <Notice tone="danger" role="alert">
            {loaded.error.message}
          </Notice>
        ) : null}
        {item.may.open && !isRequested ? (
          <div className="grid justify-items-start gap-2">
            <Button icon={<LayoutGridIcon />} onClick={() => setRequested(true)}>
              {text('library.board.show')}
            </Button>
            <p className="text-sm text-muted">{text('library.board.showText')}</p>
          </div>
        ) : null}
      </Part>
      {plate && plate.modules.length > 0 ? <PlateModules modules={plate.modules} /> : null}
    </div>
  )
}

import { plateGet } from '@pandok/protocol'
import { Anchor, BoardSkeleton, buttonClass, EmptyState, LayoutGridIcon } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useRemoteHost } from '#shared/images/useRemoteHost.ts'
import { NotRunnable } from './NotRunnable.tsx'
import { useNarrow } from './narrow/useNarrow.ts'
import { RunWorkspace } from './RunWorkspace.tsx'
import { runnableOf } from './runnableOf.ts'

/** `/program/preview?plate={id}` runs a plate. */
export function PreviewScreen() {
  const [search] = useSearchParams()
  const id = search.get('plate')
  const images = search.get('images')
  const isPopup = search.get('narrow') === '1'
  return id ? <LoadedPreview key={id} id={id} images={images} isPopup={isPopup} /> : <NoPlate />
}

interface LoadedPreviewProps {
  id: string
  images: string | null
  /** True in a narrow window that was opened for the plate. */
  isPopup: boolean
}

function LoadedPreview({ id, images, isPopup }: LoadedPreviewProps) {
  const text = useText()
  const host = useRemoteHost(images)
  const narrow = useNarrow(id, isPopup)
  // The editor may have saved the plate a moment ago, so a cached answer may be outdated.
  const answer = useActionQuery(plateGet, { id }, { refetchOnMount: 'always' })
  // A report keeps the plate that it was started with, whatever is loaded later.
  const [loaded, setLoaded] = useState<typeof answer.data>()
  if (!loaded && answer.data && answer.isFetchedAfterMount) setLoaded(answer.data)
  // Only the name follows the language of the screen.
  const name = answer.data?.plate.name ?? loaded?.plate.name
  const workspace = useMemo(
    () => loaded && name !== undefined && runnableOf({ ...loaded.plate, name }),
    [loaded, name],
  )

  if (workspace && (host || !images)) return <RunWorkspace {...workspace} host={host} narrow={narrow} />
  if (answer.error) return <NotRunnable error={answer.error} onRetry={() => void answer.refetch()} />
  return (
    <div aria-busy="true" className="grid gap-3">
      <h1 className="sr-only">{text('program.title.preview')}</h1>
      <BoardSkeleton />
    </div>
  )
}

function NoPlate() {
  const text = useText()
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={<LayoutGridIcon />}
      title={text('plateRun.noPlate.title')}
      text={text('plateRun.noPlate.text')}
      action={
        <Anchor href="/program/plate" className={buttonClass({ variant: 'primary' })}>
          {text('plateRun.toPlates')}
        </Anchor>
      }
    />
  )
}

import { plateGet } from '@pandok/protocol'
import { Button, LayoutGridIcon, Skeleton } from '@pandok/ui'
import { type RefObject, useState } from 'react'
import type { CommandEntry } from '#app/commands/CommandEntry.ts'
import type { ImageHost } from '#app/imageHost.ts'
import { useText } from '#app/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { deskOf } from '../run/deskOf.ts'
import { NotRunnable } from '../run/NotRunnable.tsx'
import { RunDesk } from '../run/RunDesk.tsx'
import { PlateChooser } from './PlateChooser.tsx'
import { rememberPlate, type StudyKind } from './plateMemory.ts'

interface PlateBesideProps {
  host: ImageHost
  more: readonly CommandEntry[]
  /** What is looked at: a plate is proposed for it. */
  study: StudyKind | undefined
  /** Reads the report as it is now. */
  reader: RefObject<() => string>
}

/** A report in the making beside images. */
export function PlateBeside({ study, ...desk }: PlateBesideProps) {
  const text = useText()
  const [id, setId] = useState<string>()
  if (id === undefined) {
    return (
      <PlateChooser
        study={study}
        onChoose={(chosen) => {
          if (study) rememberPlate(study, chosen)
          setId(chosen)
        }}
      />
    )
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5">
      <Button
        variant="quiet"
        size="sm"
        icon={<LayoutGridIcon />}
        className="self-start"
        onClick={() => setId(undefined)}
      >
        {text('viewer.board.choose')}
      </Button>
      <LoadedPlate key={id} id={id} {...desk} />
    </div>
  )
}

function LoadedPlate({ id, ...beside }: Omit<PlateBesideProps, 'study'> & { id: string }) {
  // The editor may have saved it a second ago, so an answer that is kept won't do.
  const answer = useActionQuery(plateGet, { id }, { refetchOnMount: 'always' })
  const [desk, setDesk] = useState<ReturnType<typeof deskOf>>()
  if (!desk && answer.data && answer.isFetchedAfterMount) setDesk(deskOf(answer.data.plate))
  if (desk) return <RunDesk {...desk} {...beside} />
  if (answer.error) return <NotRunnable error={answer.error} onRetry={() => void answer.refetch()} />
  return <Skeleton className="h-96" />
}

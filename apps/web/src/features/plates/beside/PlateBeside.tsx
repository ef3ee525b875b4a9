import { plateGet } from '@pandok/protocol'
import { BoardSkeleton, Button, CopyIcon, ExternalLinkIcon, LayoutGridIcon, PanelRightIcon } from '@pandok/ui'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { CommandEntry } from '#shared/commands/CommandEntry.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PrintableReport } from '#shared/print/PrintableReport.ts'
import { LeaveReport } from '../run/LeaveReport.tsx'
import { NotRunnable } from '../run/NotRunnable.tsx'
import { RunWorkspace } from '../run/RunWorkspace.tsx'
import { runnableOf } from '../run/runnableOf.ts'
import { ImageCommands } from './ImageCommands.tsx'
import { PlateChooser } from './PlateChooser.tsx'
import { rememberPlate, type StudyKind } from './plateMemory.ts'
import { useOtherWindow } from './useOtherWindow.ts'

interface PlateBesideProps {
  host: ImageHost
  more: readonly CommandEntry[]
  /** The visible study, for which plates are proposed. */
  study: StudyKind | undefined
  /** The report is written into it, so that the images can print it. */
  printable: RefObject<PrintableReport | undefined>
  /** Prints the report with the images. */
  printImages: () => void
  /** Lets a plate in another window receive image events; returns the name of the channel. */
  share: () => string
  /** True if the plate floats over the images. */
  isFloating: boolean
  /** Toggles between floating over the images and standing beside them. */
  float: () => void
  /** Reports whether the plate needs room beside the images. */
  onBeside: (isBeside: boolean) => void
}

export function PlateBeside({ study, share, isFloating, float, onBeside, ...workspace }: PlateBesideProps) {
  const text = useText()
  const risk = useRef(() => false)
  const { isDetached, detach, attach } = useOtherWindow(share, workspace.printable, risk)
  const [id, setId] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const isBeside = id !== undefined && !isDetached
  useLayoutEffect(() => onBeside(isBeside), [onBeside, isBeside])
  if (id === undefined) {
    return (
      <>
        <ImageCommands more={workspace.more} />
        <PlateChooser
          study={study}
          onChoose={(chosen) => {
            if (study) rememberPlate(study, chosen)
            setId(chosen)
          }}
        />
      </>
    )
  }
  if (isDetached) {
    return (
      <div className="flex flex-wrap items-center justify-center gap-3 py-1 text-sm">
        <ImageCommands more={workspace.more} />
        <p>{text('viewer.board.detached')}</p>
        <Button size="sm" onClick={attach}>
          {text('viewer.board.attach')}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5">
      <BesideBar
        isFloating={isFloating}
        onChoose={() => (risk.current() ? setLeaving(true) : setId(undefined))}
        onDetach={() => detach(id)}
        onFloat={float}
      />
      <LoadedPlate key={id} id={id} risk={risk} {...workspace} />
      <LeaveReport
        isOpen={isLeaving}
        onLeave={() => {
          setLeaving(false)
          setId(undefined)
        }}
        onStay={() => setLeaving(false)}
      />
    </div>
  )
}

interface BesideBarProps {
  isFloating: boolean
  onChoose: () => void
  onDetach: () => void
  onFloat: () => void
}

/** Chooses another plate, opens it in another window, or floats it over the images. */
function BesideBar({ isFloating, onChoose, onDetach, onFloat }: BesideBarProps) {
  const text = useText()
  return (
    <div className="flex flex-wrap gap-1">
      <Button variant="quiet" size="sm" icon={<LayoutGridIcon />} className="self-start" onClick={onChoose}>
        {text('viewer.board.choose')}
      </Button>
      <Button variant="quiet" size="sm" icon={<ExternalLinkIcon />} onClick={onDetach}>
        {text('viewer.board.detach')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={isFloating ? <PanelRightIcon /> : <CopyIcon />}
        // If the plate is below the images, it has nothing to float over.
        className="max-lg:hidden"
        onClick={onFloat}
      >
        {text(isFloating ? 'viewer.board.dock' : 'viewer.board.float')}
      </Button>
    </div>
  )
}

function LoadedPlate({
  id,
  ...beside
}: Omit<PlateBesideProps, 'study' | 'share' | 'isFloating' | 'float' | 'onBeside'> & {
  id: string
  risk: RefObject<() => boolean>
}) {
  // The editor may have saved the plate a moment ago, so a cached answer may be outdated.
  const answer = useActionQuery(plateGet, { id }, { refetchOnMount: 'always' })
  const [loaded, setLoaded] = useState<typeof answer.data>()
  if (!loaded && answer.data && answer.isFetchedAfterMount) setLoaded(answer.data)
  const name = answer.data?.plate.name ?? loaded?.plate.name
  const workspace = useMemo(
    () => loaded && name !== undefined && runnableOf({ ...loaded.plate, name }),
    [loaded, name],
  )
  if (workspace) return <RunWorkspace {...workspace} {...beside} />
  return (
    <>
      <ImageCommands more={beside.more} />
      {answer.error ? (
        <NotRunnable error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <BoardSkeleton />
      )}
    </>
  )
}

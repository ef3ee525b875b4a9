import {
  ContrastIcon,
  FileImageIcon,
  FlipHorizontal2Icon,
  FolderOpenIcon,
  IconButton,
  Link2Icon,
  ListChecksIcon,
  MoveIcon,
  PlayIcon,
  Redo2Icon,
  RotateCcwIcon,
  RotateCwIcon,
  ScanLineIcon,
  ServerIcon,
  StarIcon,
  Undo2Icon,
  XIcon,
  ZoomInIcon,
} from '@pandok/ui'
import { keysOf, type PointerTool, type ViewerCommandId } from '@pandok/viewer'
import { type ReactElement, useRef } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { capsOf } from '#shared/commands/KeyCaps.tsx'
import { useKeyChoices } from '../commands/keyChoices.ts'
import type { ViewerActions } from '../commands/useViewerActions.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { KeysBadge } from '../keys/KeysBadge.tsx'
import { useIsEmpty, useMeasurementsPart, useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { LayoutMenu } from './LayoutMenu.tsx'
import { MeasureMenu } from './MeasureMenu.tsx'
import { useRovingFocus } from './useRovingFocus.ts'
import { WindowMenu } from './WindowMenu.tsx'

interface ToolbarProps {
  actions: ViewerActions
  /** Planes are seen in the place of the images. */
  hasPlanes: boolean
}

const HANDS: readonly [PointerTool & ('window' | 'pan' | 'zoom' | 'scroll'), ReactElement][] = [
  ['window', <ContrastIcon key="window" />],
  ['scroll', <ScanLineIcon key="scroll" />],
  ['pan', <MoveIcon key="pan" />],
  ['zoom', <ZoomInIcon key="zoom" />],
]

/** What is done most, by mouse. Everything else is in the palette. */
export function Toolbar({ actions, hasPlanes }: ToolbarProps) {
  const text = useText()
  const bar = useRef<HTMLDivElement>(null)
  const tool = useSessionPart((state) => state.tool)
  const isLinked = useSessionPart((state) => state.isLinked)
  const isPlaying = useSessionPart(({ viewports, active }) => viewports[active]?.cine !== undefined)
  const hasSlide = useStorePart(useViewer().slides, ({ shown }) => shown.length > 0)
  const isMarked = useSessionPart(({ keyImages, viewports, active }) =>
    keyImages.includes(viewports[active]?.frame ?? ''),
  )
  // Of a plane or a slide a picture is taken; the image behind it isn't meant.
  const isKey = isMarked && !hasPlanes && !hasSlide
  const canUndo = useMeasurementsPart((state) => state.canUndo)
  const canRedo = useMeasurementsPart((state) => state.canRedo)
  const isEmpty = useIsEmpty()
  const label = useCommandLabel()
  useRovingFocus(bar)

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={text('viewer.tools')}
      className="flex min-w-0 flex-wrap items-center gap-0.5 rounded-md bg-surface px-1.5 py-1"
    >
      <IconButton
        size="sm"
        label={label('study.open')}
        icon={<FileImageIcon />}
        onClick={actions['study.open']}
      />
      <IconButton
        size="sm"
        label={label('study.openFolder')}
        icon={<FolderOpenIcon />}
        onClick={actions['study.openFolder']}
      />
      <IconButton
        size="sm"
        label={label('study.source')}
        icon={<ServerIcon />}
        onClick={actions['study.source']}
      />
      <IconButton
        size="sm"
        label={label('study.close')}
        icon={<XIcon />}
        aria-disabled={isEmpty}
        onClick={isEmpty ? undefined : actions['study.close']}
      />
      <Gap />
      {HANDS.map(([hand, icon]) => (
        <IconButton
          key={hand}
          size="sm"
          label={label(`tool.${hand}`)}
          icon={icon}
          aria-pressed={tool === hand}
          onClick={actions[`tool.${hand}`]}
        />
      ))}
      <MeasureMenu actions={actions} />
      <Gap />
      <WindowMenu actions={actions} />
      <IconButton
        size="sm"
        label={label('look.rotateRight')}
        icon={<RotateCwIcon />}
        onClick={actions['look.rotateRight']}
      />
      <IconButton
        size="sm"
        label={label('look.flipHorizontally')}
        icon={<FlipHorizontal2Icon />}
        onClick={actions['look.flipHorizontally']}
      />
      <IconButton
        size="sm"
        label={label('look.reset')}
        icon={<RotateCcwIcon />}
        onClick={actions['look.reset']}
      />
      <Gap />
      <LayoutMenu actions={actions} />
      <IconButton
        size="sm"
        label={label('layout.link')}
        icon={<Link2Icon />}
        aria-pressed={isLinked}
        onClick={actions['layout.link']}
      />
      <IconButton
        size="sm"
        label={label('cine.toggle')}
        icon={<PlayIcon />}
        aria-pressed={isPlaying}
        onClick={actions['cine.toggle']}
      />
      <Gap />
      <IconButton
        size="sm"
        label={label('mark.keyImage')}
        icon={<StarIcon />}
        aria-pressed={isKey}
        onClick={actions['mark.keyImage']}
      />
      <IconButton
        size="sm"
        label={label('mark.undo')}
        icon={<Undo2Icon />}
        aria-disabled={!canUndo}
        onClick={actions['mark.undo']}
      />
      <IconButton
        size="sm"
        label={label('mark.redo')}
        icon={<Redo2Icon />}
        aria-disabled={!canRedo}
        onClick={actions['mark.redo']}
      />
      <IconButton
        size="sm"
        label={label('mark.list')}
        icon={<ListChecksIcon />}
        onClick={actions['mark.list']}
      />
      <ExportMenu actions={actions} />
      <KeysBadge />
    </div>
  )
}

const Gap = () => <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />

/** A command's name with its key, as tooltips show it. */
function useCommandLabel(): (id: ViewerCommandId) => string {
  const text = useText()
  const choices = useKeyChoices()
  return (id) => {
    const [key] = keysOf(id, choices)
    const name = text(`viewer.command.${id}`)
    return key === undefined ? name : `${name} (${capsOf(key, text).join('+')})`
  }
}

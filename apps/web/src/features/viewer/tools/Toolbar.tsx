import type { MessageKey } from '@pandok/i18n'
import {
  BoxIcon,
  ContrastIcon,
  CrosshairIcon,
  cx,
  FileImageIcon,
  FlipHorizontal2Icon,
  FolderOpenIcon,
  IconButton,
  Link2Icon,
  ListChecksIcon,
  MaximizeIcon,
  MoveIcon,
  PlayIcon,
  Redo2Icon,
  RotateCcwIcon,
  RotateCwIcon,
  ScanLineIcon,
  SearchIcon,
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
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { KeysBadge } from '../keys/KeysBadge.tsx'
import { useIsEmpty, useMeasurementsPart, useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { LayoutMenu } from './LayoutMenu.tsx'
import { MeasureMenu } from './MeasureMenu.tsx'
import { nameWithWord } from './nameWithWord.ts'
import { useRovingFocus } from './useRovingFocus.ts'
import { WindowMenu } from './WindowMenu.tsx'
import { wordClass, wordsBelow } from './wordsBelow.ts'

/** The commands that have a short word for the bar. */
type BarWord = MessageKey extends infer Key ? (Key extends `viewer.bar.${infer Id}` ? Id : never) : never

interface ToolbarProps {
  actions: ViewerActions
  /** True if planes are shown instead of the images. */
  hasPlanes: boolean
}

const HANDS: readonly [PointerTool & ('window' | 'pan' | 'zoom' | 'scroll'), ReactElement][] = [
  ['window', <ContrastIcon key="window" />],
  ['scroll', <ScanLineIcon key="scroll" />],
  ['pan', <MoveIcon key="pan" />],
  ['zoom', <ZoomInIcon key="zoom" />],
]

/** The most frequent commands. All others are in the palette. */
export function Toolbar({ actions, hasPlanes }: ToolbarProps) {
  const text = useText()
  const bar = useRef<HTMLDivElement>(null)
  const tool = useSessionPart((state) => state.tool)
  const hasMagnifier = useSessionPart((state) => state.hasMagnifier)
  const isLinked = useSessionPart((state) => state.isLinked)
  const isPlaying = useSessionPart(({ viewports, active }) => viewports[active]?.cine !== undefined)
  const isKey = useIsKeyImage(hasPlanes)
  const canUndo = useMeasurementsPart((state) => state.canUndo)
  const canRedo = useMeasurementsPart((state) => state.canRedo)
  const isEmpty = useIsEmpty()
  const hasRendering = useStorePart(useViewer().multiplanar, (state) => state.rendering !== undefined)
  useRovingFocus(bar)

  return (
    <div className="@container min-w-0">
      <div
        ref={bar}
        role="toolbar"
        aria-label={text('viewer.tools')}
        // On a phone, the bar is one row that scrolls sideways, because four rows would leave no room for the
        // image.
        className="flex min-w-0 flex-wrap items-center gap-0.5 rounded-md bg-surface px-1.5 py-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:[&>*]:shrink-0"
      >
        <CommandButton id="study.open" icon={<FileImageIcon />} actions={actions} />
        <CommandButton id="study.openFolder" icon={<FolderOpenIcon />} actions={actions} />
        <CommandButton id="study.source" icon={<ServerIcon />} actions={actions} />
        <CommandButton
          id="study.close"
          icon={<XIcon />}
          actions={isEmpty ? {} : actions}
          aria-disabled={isEmpty}
        />
        <Gap />
        {HANDS.map(([hand, icon]) => (
          <CommandButton
            key={hand}
            id={`tool.${hand}`}
            icon={icon}
            actions={actions}
            aria-pressed={tool === hand}
          />
        ))}
        <CommandButton
          id="look.magnifier"
          icon={<SearchIcon />}
          actions={actions}
          aria-pressed={hasMagnifier}
        />
        <MeasureMenu actions={actions} />
        <Gap />
        <WindowMenu actions={actions} />
        <CommandButton id="look.rotateRight" icon={<RotateCwIcon />} actions={actions} />
        <CommandButton id="look.flipHorizontally" icon={<FlipHorizontal2Icon />} actions={actions} />
        <CommandButton id="look.reset" icon={<RotateCcwIcon />} actions={actions} />
        <Gap />
        <LayoutMenu actions={actions} />
        <CommandButton
          id="layout.planes"
          icon={<CrosshairIcon />}
          actions={actions}
          aria-pressed={hasPlanes && !hasRendering}
          hasWord
        />
        <CommandButton
          id="layout.rendering"
          icon={<BoxIcon />}
          actions={actions}
          aria-pressed={hasRendering}
          hasWord
        />
        <CommandButton id="layout.link" icon={<Link2Icon />} actions={actions} aria-pressed={isLinked} />
        <CommandButton id="cine.toggle" icon={<PlayIcon />} actions={actions} aria-pressed={isPlaying} />
        <CommandButton id="layout.fullScreen" icon={<MaximizeIcon />} actions={actions} />
        <Gap />
        <CommandButton id="mark.keyImage" icon={<StarIcon />} actions={actions} aria-pressed={isKey} />
        <CommandButton id="mark.undo" icon={<Undo2Icon />} actions={actions} aria-disabled={!canUndo} />
        <CommandButton id="mark.redo" icon={<Redo2Icon />} actions={actions} aria-disabled={!canRedo} />
        <CommandButton id="mark.list" icon={<ListChecksIcon />} actions={actions} />
        <ExportMenu actions={actions} />
        <KeysBadge />
      </div>
    </div>
  )
}

const Gap = () => <span aria-hidden="true" className="mx-0.5 h-5 w-px bg-line" />

/** For a plane or a slide, the key image is a snapshot, so the image behind it doesn't count. */
function useIsKeyImage(hasPlanes: boolean): boolean {
  const hasSlide = useStorePart(useViewer().slides, ({ shown }) => shown.length > 0)
  const isMarked = useSessionPart(({ keyImages, viewports, active }) =>
    keyImages.includes(viewports[active]?.frame ?? ''),
  )
  return isMarked && !hasPlanes && !hasSlide
}

interface CommandButtonProps {
  id: ViewerCommandId & BarWord
  icon: ReactElement
  actions: Partial<ViewerActions>
  'aria-pressed'?: boolean
  'aria-disabled'?: boolean
  /** True if the word stays visible in a narrow bar. */
  hasWord?: boolean
}

function CommandButton({ id, icon, actions, hasWord = false, ...state }: CommandButtonProps) {
  const word = useText()(`viewer.bar.${id}`)
  return (
    <IconButton
      size="sm"
      label={nameWithWord(useCommandLabel(id), word)}
      icon={
        <>
          {icon}
          <span className={cx(wordClass, !hasWord && 'hidden @min-[1180px]:block')}>{word}</span>
        </>
      }
      className={cx(wordsBelow, hasWord && '!w-auto gap-1 !px-1.5')}
      onClick={actions[id]}
      {...state}
    />
  )
}

/** A command's name with its key, for tooltips. */
function useCommandLabel(id: ViewerCommandId): string {
  const text = useText()
  const [key] = keysOf(id, useKeyChoices())
  const name = text(`viewer.command.${id}`)
  return key === undefined ? name : `${name} (${capsOf(key, text).join('+')})`
}

import {
  BookmarkIcon,
  Button,
  ChevronDownIcon,
  IconButton,
  MaximizeIcon,
  Menu,
  MenuItem,
  MenuSeparator,
  PlusIcon,
  RotateCcwIcon,
  RotateCwIcon,
  ScanLineIcon,
  TagIcon,
  Trash2Icon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@pandok/ui'
import { type SlidePlacement, type SlideSource, type SlideView, scaleOfMagnification } from '@pandok/viewer'
import type { ReactElement, ReactNode } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { CommandKey } from '../tools/CommandKey.tsx'
import { useViewer } from '../workspace/ViewerContext.ts'
import { AssociatedDialog } from './AssociatedDialog.tsx'
import { annotationCommands } from './annotationCommands.ts'
import { ChannelsField } from './ChannelsField.tsx'
import { GridDialog } from './GridDialog.tsx'
import { MAGNIFICATIONS } from './magnifications.ts'
import { type SlideActionId, slideActions } from './slideActions.ts'

interface SlideToolbarProps {
  source: SlideSource
  view: SlideView
  bookmarks: readonly SlidePlacement[]
  onBookmarks: (bookmarks: readonly SlidePlacement[]) => void
  isIdentityHidden: boolean
  tools?: ReactNode
}

const BUTTONS: readonly (readonly [SlideActionId, ReactElement])[] = [
  ['zoomIn', <ZoomInIcon key="zoomIn" />],
  ['zoomOut', <ZoomOutIcon key="zoomOut" />],
  ['fit', <MaximizeIcon key="fit" />],
  ['actualSize', <ScanLineIcon key="actualSize" />],
  ['rotateLeft', <RotateCcwIcon key="rotateLeft" />],
  ['rotateRight', <RotateCwIcon key="rotateRight" />],
]

export function SlideToolbar({ source, view, tools, ...rest }: SlideToolbarProps) {
  const text = useText()
  const actions = slideActions(view)
  const { slides } = useViewer()
  const isLabelled = useStorePart(slides, ({ labelled }) => labelled === source.id)
  return (
    <div
      role="toolbar"
      aria-label={text('viewer.slide.tools')}
      className="flex flex-wrap items-center gap-0.5 border-b border-line px-1.5 py-1"
    >
      {tools}
      {BUTTONS.map(([id, icon]) => (
        <IconButton
          key={id}
          size="sm"
          label={text(`viewer.slide.action.${id}`)}
          icon={icon}
          onClick={actions[id]}
        />
      ))}
      <MagnificationMenu source={source} view={view} />
      <BookmarkMenu view={view} {...rest} />
      <AnnotationMenu source={source} />
      {source.channels ? <ChannelsField channels={source.channels} /> : null}
      {source.associated.length > 0 ? (
        <IconButton
          size="sm"
          label={text('viewer.slide.associated')}
          icon={<TagIcon />}
          onClick={() => slides.showLabel(source.id)}
        />
      ) : null}
      <AssociatedDialog
        source={source}
        open={isLabelled}
        isIdentityHidden={rest.isIdentityHidden}
        onClose={() => slides.showLabel(undefined)}
      />
      <GridDialog source={source} view={view} />
    </div>
  )
}

/** Hidden if neither the objective power nor the pixel size is known. */
function MagnificationMenu({ source, view }: { source: SlideSource; view: SlideView }) {
  const text = useText()
  if (scaleOfMagnification(source, 1) === undefined) return null
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" size="sm" iconAfter={<ChevronDownIcon />}>
          {text('viewer.slide.magnification')}
        </Button>
      }
    >
      {MAGNIFICATIONS.map((times) => (
        <MenuItem
          key={times}
          onSelect={() => view.setScale(scaleOfMagnification(source, times) ?? 1)}
          aside={<CommandKey id={`slide.x${times}`} />}
        >
          {text('viewer.slide.magnification.value', { times: times.toLocaleString(text.locale) })}
        </MenuItem>
      ))}
    </Menu>
  )
}

const ANNOTATIONS = [
  'slide.annotationsIn',
  'slide.annotationsOut',
  'slide.placeGrid',
  'slide.grid',
  'slide.align',
] as const

function AnnotationMenu({ source }: { source: SlideSource }) {
  const text = useText()
  const actions = annotationCommands(useViewer(), source, text, useMarkKeeping()?.keeper)
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" size="sm" iconAfter={<ChevronDownIcon />}>
          {text('viewer.slide.annotations')}
        </Button>
      }
    >
      {ANNOTATIONS.map((id) => {
        const run = actions[id]
        return run ? (
          <MenuItem key={id} onSelect={run} aside={<CommandKey id={id} />}>
            {text(`viewer.command.${id}`)}
          </MenuItem>
        ) : null
      })}
    </Menu>
  )
}

function BookmarkMenu({
  view,
  bookmarks,
  onBookmarks,
}: Pick<SlideToolbarProps, 'view' | 'bookmarks' | 'onBookmarks'>) {
  const text = useText()
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" size="sm" icon={<BookmarkIcon />} iconAfter={<ChevronDownIcon />}>
          {text('viewer.slide.bookmarks')}
        </Button>
      }
    >
      <MenuItem
        icon={<PlusIcon />}
        onSelect={() => onBookmarks([...bookmarks, view.placement()])}
        aside={<CommandKey id="slide.bookmark" />}
      >
        {text('viewer.slide.action.bookmark')}
      </MenuItem>
      <MenuSeparator />
      {bookmarks.length === 0 ? (
        <p className="px-2.5 py-1.5 text-sm text-muted">{text('viewer.slide.bookmarks.none')}</p>
      ) : null}
      {bookmarks.map((bookmark, index) => (
        <MenuItem
          // biome-ignore lint/suspicious/noArrayIndexKey: bookmarks are identified by their number
          key={index}
          icon={<BookmarkIcon />}
          onSelect={() => view.place(bookmark)}
        >
          {text('viewer.slide.bookmark', { number: index + 1 })}
        </MenuItem>
      ))}
      {bookmarks.length > 0 ? (
        <MenuItem icon={<Trash2Icon />} danger onSelect={() => onBookmarks([])}>
          {text('viewer.slide.bookmark.clear')}
        </MenuItem>
      ) : null}
    </Menu>
  )
}

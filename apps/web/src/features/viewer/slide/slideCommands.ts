import { toast } from '@pandok/ui'
import { type SlideSource, scaleOfMagnification, type Viewer } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import type { MarkKeeper } from '../kept/createMarkKeeper.ts'
import { annotationCommands } from './annotationCommands.ts'
import { CHANNEL_COMMANDS } from './channelCommands.ts'
import { MAGNIFICATIONS } from './magnifications.ts'
import { type ListedSlide, slideBeside } from './slideBeside.ts'

/** Commands for slides only. Unavailable ones are absent. */
export function slideCommands(
  viewer: Viewer,
  source: SlideSource,
  text: Text,
  keeper?: Pick<MarkKeeper, 'markSafe'>,
): ViewerActions {
  const { slides, studies } = viewer
  const hasOther = slides.read().shown.length > 1 || slideBeside(slides, studies.read()) !== undefined
  return {
    ...magnifying(viewer, source),
    ...switching(source),
    ...annotationCommands(viewer, source, text, keeper),
    'slide.bookmark': () => keepView(viewer, source, text),
    ...bookmarked(viewer, source),
    'slide.map': slides.toggleMap,
    'slide.compare': hasOther ? () => void compare(viewer, text) : undefined,
    'slide.associated':
      source.associated.length > 0
        ? () => slides.showLabel(slides.read().labelled === source.id ? undefined : source.id)
        : undefined,
  }
}

/** There are no commands if neither the objective power nor the pixel size is known. */
function magnifying({ slides }: Viewer, source: SlideSource): ViewerActions {
  return Object.fromEntries(
    MAGNIFICATIONS.flatMap((times) => {
      const scale = scaleOfMagnification(source, times)
      return scale === undefined ? [] : [[`slide.x${times}`, () => slides.activeView()?.setScale(scale)]]
    }),
  )
}

/** The keys of window presets toggle the channels of fluorescence, which has no other windows. */
function switching({ channels }: SlideSource): ViewerActions {
  if (!channels) return {}
  const keys = CHANNEL_COMMANDS.slice(0, channels.read().channels.length)
  return Object.fromEntries(keys.map((id, index) => [id, () => channels.toggle(index)]))
}

/** There are no commands without bookmarks. */
function bookmarked({ slides }: Viewer, { id }: SlideSource): ViewerActions {
  if ((slides.read().bookmarks.get(id) ?? []).length === 0) return {}
  return {
    'slide.nextBookmark': () => {
      const next = slides.nextBookmark(id)
      if (next) slides.activeView()?.place(next)
    },
    'slide.clearBookmarks': () => slides.setBookmarks(id, []),
  }
}

function keepView({ slides }: Viewer, { id }: SlideSource, text: Text): void {
  const placement = slides.activeView()?.placement()
  if (!placement) return
  const kept = [...(slides.read().bookmarks.get(id) ?? []), placement]
  slides.setBookmarks(id, kept)
  // A bookmark set by key has no other visible effect.
  toast({ tone: 'success', title: text('viewer.slide.bookmark.kept', { number: kept.length }) })
}

/** Shows the next slide beside the present one, or returns from two slides to one. */
async function compare({ slides, studies }: Viewer, text: Text): Promise<void> {
  if (slides.read().shown.length > 1) return slides.showAlone()
  const next: ListedSlide | undefined = slideBeside(slides, studies.read())
  if (!next) return
  if ('id' in next) return slides.compare(next.id)
  const refusal = await slides.showSeries(next.series, slides.compare)
  if (refusal) toast({ tone: 'danger', title: text(`viewer.refusal.${refusal.reason}`) })
}

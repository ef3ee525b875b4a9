import { cx, IconButton, XIcon } from '@pandok/ui'
import type { FrameId, Snapshot, Viewer } from '@pandok/viewer'
import { memo, type ReactNode } from 'react'
import { useSessionPart, useStudiesPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useViewer } from '#features/viewer/workspace/ViewerContext.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { seriesWords } from '../measured/imageWords.ts'
import { FrameThumbnail } from './FrameThumbnail.tsx'
import { SnapshotPicture } from './SnapshotPicture.tsx'
import { snapshotWords } from './snapshotWords.ts'

/** The key images; pressing one shows it again, and a print includes them. */
export function KeyImageStrip() {
  const text = useText()
  const { snapshots } = useViewer()
  const keyImages = useSessionPart((state) => state.keyImages)
  const taken = useStorePart(snapshots, ({ items }) => items)
  if (keyImages.length + taken.length === 0) return null
  return (
    <section aria-label={text('viewer.keyImages')} className="shrink-0 rounded-md bg-surface p-1.5">
      <ul className="flex gap-1.5 overflow-x-auto">
        {keyImages.map((frame) => (
          <KeyFrame key={frame} frame={frame} />
        ))}
        {taken.map((snapshot, index) => (
          <KeySnapshot key={snapshot.id} snapshot={snapshot} number={index + 1} />
        ))}
      </ul>
    </section>
  )
}

const KeyFrame = memo(function KeyFrame({ frame }: { frame: FrameId }) {
  const text = useText()
  const viewer = useViewer()
  const located = useStudiesPart(() => viewer.locate(frame))
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const isShown = useSessionPart(({ viewports }) => viewports.some((viewport) => viewport.frame === frame))
  if (!located) return null
  const name = `${seriesWords(located.frame, isHidden, text)} · ${text('viewer.image.position', {
    index: located.index + 1,
    count: located.stack.frames.length,
  })}`
  return (
    <KeyImage
      name={name}
      isShown={isShown}
      hasStar
      onShow={() => viewer.session.showFrameOf(located.stack.id, frame)}
      onRemove={() => viewer.session.toggleKeyImage(frame)}
    >
      <FrameThumbnail frame={located.frame} />
    </KeyImage>
  )
})

/** Device pixels; it fits its place on most screens. */
const SIDE = 128

const KeySnapshot = memo(function KeySnapshot({ snapshot, number }: { snapshot: Snapshot; number: number }) {
  const text = useText()
  const viewer = useViewer()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  return (
    <KeyImage
      // Several snapshots may show the same plane or slide, so a number is added.
      name={`${snapshotWords(snapshot.of, isHidden, text)} (${number})`}
      isShown={false}
      onShow={() => showSnapshot(viewer, snapshot)}
      onRemove={() => viewer.snapshots.remove(snapshot.id)}
    >
      <SnapshotPicture
        picture={snapshot.picture}
        side={SIDE}
        className="max-h-16 max-w-16 max-md:max-h-9 max-md:max-w-9"
      />
    </KeyImage>
  )
})

interface KeyImageProps {
  name: string
  isShown: boolean
  /** True if the star in the toolbar removes the key image as well. */
  hasStar?: boolean
  onShow: () => void
  onRemove: () => void
  children: ReactNode
}

function KeyImage({ name, isShown, hasStar = false, onShow, onRemove, children }: KeyImageProps) {
  const text = useText()
  return (
    <li className="relative shrink-0 max-md:flex">
      <button
        type="button"
        aria-label={text('viewer.keyImages.show', { name })}
        aria-current={isShown ? 'true' : undefined}
        title={name}
        onClick={onShow}
        className={cx(
          'grid size-18 place-items-center max-md:size-11 rounded-sm border-2 bg-image',
          isShown ? 'border-accent' : 'border-line hover:border-line-strong',
        )}
      >
        {children}
      </button>
      {/* On a phone, the button is beside the picture, or only the star remains. */}
      <span
        className={cx(
          'rounded-sm bg-surface/85 md:absolute md:end-0.5 md:top-0.5',
          hasStar && 'max-md:hidden',
        )}
      >
        <IconButton
          size="sm"
          label={text('viewer.keyImages.remove', { name })}
          icon={<XIcon />}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}

/** Shows again what a snapshot was taken of. */
function showSnapshot({ multiplanar, slides }: Viewer, { of }: Snapshot): void {
  if (of.kind === 'plane') multiplanar.showPlace(of.place)
  else slides.goTo(of.slide, of.placement)
}

import { cx } from '@pandok/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import { useText } from '#platform/text/text.ts'
import { BoardCorner, BoardHandle } from './board/BoardHandle.tsx'
import type { BoardPlace } from './board/useBoardPlace.ts'

interface SplitPanesProps {
  images: ReactNode
  board: ReactNode
  place: BoardPlace
  /**
   * True if a plate is in use. Otherwise, the board is a line below the images, which have the whole width.
   */
  isBeside: boolean
}

const NAME = 'pandok.viewer.split'
const LIMITS = { min: 25, max: 85 }

const within = (share: number): number => Math.min(Math.max(share, LIMITS.min), LIMITS.max)

/**
 * Shows images on the left and the board on the right in an adjustable width, or the board floating over the
 * images. On narrow screens, and while no plate is chosen, the board is below the images.
 */
export function SplitPanes({ images, board, place, isBeside }: SplitPanesProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const isFloating = place.isFloating && isBeside
  const [share, setShare] = useState(() => within(Number(browserStorage().getItem(NAME)) || 60))

  function choose(next: number) {
    setShare(within(next))
    browserStorage().setItem(NAME, String(Math.round(within(next))))
  }

  function onPointerMove({ clientX, buttons }: PointerEvent) {
    const frame = root.current?.getBoundingClientRect()
    if (buttons === 1 && frame) choose(((clientX - frame.left) / frame.width) * 100)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -2, ArrowRight: 2, Home: -100, End: 100 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(share + step)
  }

  return (
    // The element is positioned absolutely, so that a long report scrolls by itself.
    <div className="relative flex min-h-136 flex-1 flex-col">
      <div
        ref={root}
        className={cx(
          'flex min-h-0 flex-1 max-lg:flex-col max-lg:gap-3 lg:absolute lg:inset-0',
          !isBeside && 'lg:flex-col lg:gap-2',
        )}
      >
        <div
          className={cx(
            'flex min-h-[60dvh] min-w-0 lg:min-h-0',
            isBeside ? 'shrink-0' : 'max-lg:shrink-0 lg:flex-1',
          )}
          // Below 1024 px, both panes take the whole width.
          style={isBeside ? { flexBasis: isFloating ? '100%' : `${share}%` } : undefined}
        >
          {images}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: this is a movable separator */}
        <div
          role="separator"
          aria-orientation="vertical"
          aria-label={text('viewer.board.resize')}
          aria-valuenow={Math.round(share)}
          aria-valuemin={LIMITS.min}
          aria-valuemax={LIMITS.max}
          tabIndex={0}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onKeyDown={onKeyDown}
          className="mx-1 w-1.5 shrink-0 cursor-col-resize touch-none rounded-full bg-line hover:bg-accent focus-visible:bg-accent max-lg:hidden"
          hidden={isFloating || !isBeside}
        />
        <BoardPane place={place} isBeside={isBeside} isFloating={isFloating}>
          {board}
        </BoardPane>
      </div>
    </div>
  )
}

interface BoardPaneProps extends Pick<SplitPanesProps, 'place' | 'isBeside'> {
  isFloating: boolean
  children: ReactNode
}

/** The elements are the same whether or not it floats, because remounting would lose the report. */
function BoardPane({ place, isBeside, isFloating, children }: BoardPaneProps) {
  const text = useText()
  const { box } = place
  const style = {
    '--board-x': `${box.x}px`,
    '--board-y': `${box.y}px`,
    '--board-width': `${box.width}px`,
    '--board-height': `${box.height}px`,
  }
  return (
    <section
      aria-label={text('viewer.board.pane')}
      data-floating={isFloating ? '' : undefined}
      style={style}
      className={cx(
        'flex min-h-0 min-w-0 flex-col',
        isBeside ? 'flex-1' : 'lg:shrink-0',
        isFloating &&
          'lg:fixed lg:top-(--board-y) lg:left-(--board-x) lg:z-30 lg:h-(--board-height) lg:w-(--board-width) lg:overflow-hidden lg:rounded-lg lg:border lg:border-line-strong lg:bg-surface lg:shadow-xl',
      )}
    >
      {isFloating ? <BoardHandle place={place} /> : null}
      <div className={cx('flex min-h-0 flex-1 flex-col lg:overflow-y-auto', isFloating && 'lg:px-2 lg:pt-2')}>
        {children}
      </div>
      {isFloating ? <BoardCorner place={place} /> : null}
    </section>
  )
}

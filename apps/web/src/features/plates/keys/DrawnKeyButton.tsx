import { type Cell, checkKey } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { cellStyle } from '#shared/board/cellColor.ts'
import { useKeyCap, useKeyLabel } from '#shared/board/useKeyLabel.ts'
import type { KeyPlace } from './drawnPlaces.ts'

export interface NamedCell {
  cell: Cell
  name: string
  /** The name with soft hyphens at possible line breaks. */
  drawn: string
}

interface DrawnKeyButtonProps {
  place: KeyPlace
  /** The key with its modifiers in the notation of key maps. */
  keyText: string
  /** The cell that the key runs. */
  holder: NamedCell | undefined
  isChosen: boolean
  /** For Shift, Ctrl and Alt: whether they are held. */
  isHeld: boolean | undefined
  isTabStop: boolean
  onPress: () => void
}

/** Keyboards have two of these keys, with the same label. */
const SIDED = /^(?:Shift|Control|Alt|Meta)(Left|Right)$/u

const sided = (key: string, side: string | undefined, text: Text): string =>
  side === undefined
    ? key
    : text(side === 'Left' ? 'plateBoard.keys.leftKey' : 'plateBoard.keys.rightKey', { key })

export function DrawnKeyButton(props: DrawnKeyButtonProps) {
  const { place, keyText, holder, isChosen, isHeld, isTabStop, onPress } = props
  const { cell, name, drawn } = holder ?? {}
  const text = useText()
  const cap = useKeyCap()
  const label = useKeyLabel()
  const isUsable = checkKey(keyText).ok
  const [, side] = SIDED.exec(place.code) ?? []
  const key = sided(side ? cap(place.code) : label(keyText), side, text)
  const isModifier = isHeld !== undefined
  return (
    <button
      type="button"
      data-code={place.code}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={
        isModifier
          ? text('plateBoard.keys.layerKey', { key })
          : text(
              name
                ? 'plateBoard.keys.keyRuns'
                : isUsable
                  ? 'plateBoard.keys.keyFree'
                  : 'plateBoard.keys.keyReserved',
              {
                key,
                name: name ?? '',
              },
            )
      }
      aria-pressed={isModifier ? isHeld : isChosen}
      title={name}
      onClick={onPress}
      style={{
        ...(cell && cellStyle(cell.color)),
        gridRow: `${place.row + 1} / span ${place.height}`,
        gridColumn: `${place.column + 1} / span ${place.width}`,
      }}
      className={cx(
        'relative m-0.5 flex min-w-0 flex-col overflow-hidden rounded-sm border border-b-3 px-1 py-0.5 text-start transition-colors focus-visible:!outline-2 focus-visible:outline-offset-1',
        lookOf({ isMapped: cell !== undefined, isUsable, isHeld: isHeld ?? false, isModifier }),
        isChosen && 'ring-2 ring-accent ring-inset',
      )}
    >
      <span className={cx('truncate text-2xs font-semibold', cell ? 'text-text' : 'text-muted')}>
        {cap(place.code)}
      </span>
      {drawn ? (
        <span className="line-clamp-2 text-2xs leading-3 font-medium hyphens-manual wrap-anywhere">
          {drawn}
        </span>
      ) : null}
    </button>
  )
}

interface Look {
  isMapped: boolean
  isUsable: boolean
  isHeld: boolean
  isModifier: boolean
}

function lookOf({ isMapped, isUsable, isHeld, isModifier }: Look): string {
  if (isHeld) return 'border-accent bg-accent-soft'
  if (isMapped) {
    return 'border-[color-mix(in_oklab,var(--line),var(--cell)_45%)] border-b-(--cell) bg-[color-mix(in_oklab,var(--overlay),var(--cell)_22%)] shadow-key hover:bg-[color-mix(in_oklab,var(--overlay),var(--cell)_32%)]'
  }
  if (isUsable || isModifier) return 'border-line-strong/45 bg-overlay shadow-key hover:border-line-strong'
  return 'border-line border-dashed bg-transparent !border-b hover:border-line-strong'
}

import { CELL_COLORS } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { cellColor } from '#shared/board/cellColor.ts'
import { put } from '#shared/fields/arrays.ts'
import { useCellWork } from './CellContext.ts'

const GRAY = '#808080'

/** No color, one of the theme, or a custom one. The named colors share one tab stop. */
export function ColorField() {
  const text = useText()
  const group = useId()
  const { cell, change } = useCellWork()
  const isOwn = cell.color?.startsWith('#') ?? false
  const choose = (color: string | undefined) => change((now) => put(now, 'color', color), 'color')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{text('plateCell.color')}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {[undefined, ...CELL_COLORS].map((color) => (
          <Swatch
            key={color ?? ''}
            group={group}
            label={text(`plateCell.color.${color ?? 'none'}`)}
            color={color}
            isChosen={cell.color === color}
            onChoose={() => choose(color)}
          />
        ))}
        <input
          type="color"
          aria-label={text('plateCell.color.own')}
          title={text('plateCell.color.own')}
          value={isOwn ? cell.color : GRAY}
          onChange={({ target }) => choose(target.value)}
          className={cx(
            'h-7 w-10 rounded-sm border bg-field p-0.5 pointer-coarse:h-11 pointer-coarse:w-14',
            isOwn ? 'border-accent ring-2 ring-accent' : 'border-line-strong/55',
          )}
        />
      </div>
    </fieldset>
  )
}

interface SwatchProps {
  group: string
  label: string
  color: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Swatch({ group, label, color, isChosen, onChoose }: SwatchProps) {
  return (
    <label
      title={label}
      className={cx(
        'relative grid size-7 cursor-pointer place-items-center rounded-sm border has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:size-11',
        isChosen ? 'border-accent ring-2 ring-accent' : 'border-line-strong/55 hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <span
        aria-hidden="true"
        className={cx('size-4.5 rounded-xs', !color && 'border border-dashed border-line-strong')}
        style={color ? { backgroundColor: cellColor(color) } : undefined}
      />
    </label>
  )
}

import { CELL_COLORS } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { put } from '#app/fields/arrays.ts'
import { useText } from '#app/text.ts'
import { cellColor } from '../board/cellColor.ts'
import { useCellWork } from './CellContext.ts'

/** None, one that follows the theme, or one of one's own. */
export function ColorField() {
  const text = useText()
  const { cell, change } = useCellWork()
  const isOwn = cell.color?.startsWith('#') ?? false
  const choose = (color: string | undefined, field = `color/${color}`) =>
    change((now) => put(now, 'color', color), field)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{text('plateCell.color')}</legend>
      <div className="flex flex-wrap gap-1.5">
        <Swatch
          label={text('plateCell.color.none')}
          isChosen={!cell.color}
          onChoose={() => choose(undefined)}
        />
        {CELL_COLORS.map((color) => (
          <Swatch
            key={color}
            label={text(`plateCell.color.${color}`)}
            color={cellColor(color)}
            isChosen={cell.color === color}
            onChoose={() => choose(color)}
          />
        ))}
        <input
          type="color"
          aria-label={text('plateCell.color.own')}
          title={text('plateCell.color.own')}
          value={isOwn ? cell.color : '#808080'}
          onChange={({ target }) => choose(target.value, 'color/own')}
          className={cx(
            'h-8 w-11 rounded-sm border bg-field p-1 pointer-coarse:h-11',
            isOwn ? 'border-accent' : 'border-line-strong/55',
          )}
        />
      </div>
    </fieldset>
  )
}

interface SwatchProps {
  label: string
  color?: string
  isChosen: boolean
  onChoose: () => void
}

function Swatch({ label, color, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      onClick={onChoose}
      className={cx(
        'grid size-8 place-items-center rounded-sm border pointer-coarse:size-11',
        isChosen ? 'border-accent ring-2 ring-accent' : 'border-line-strong/55 hover:border-line-strong',
      )}
    >
      <span
        className={cx('size-5 rounded-xs', !color && 'border border-dashed border-line-strong')}
        style={color ? { backgroundColor: color } : undefined}
      />
    </button>
  )
}

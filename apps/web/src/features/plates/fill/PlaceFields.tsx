import type { FillPlace } from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useFillWork } from './FillContext.ts'
import { type Fillable, placeIn } from './fillPlaces.ts'
import { placeOf } from './newRule.ts'
import { useFillText } from './useFillText.ts'

interface PlaceFieldsProps {
  legend: string
  place: FillPlace
  /** A place that can't be chosen, because an input can't fill itself. */
  except?: Fillable | undefined
  onChange: (place: FillPlace) => void
}

export function PlaceFields({ legend, place, except, onChange }: PlaceFieldsProps) {
  const text = useText()
  const { cells, places } = useFillWork()
  const { cellText } = useFillText()
  const open = places.filter((one) => one !== except)
  const choosable = cells.filter(({ id }) => open.some(({ cell }) => cell === id))
  const inside = open.filter(({ cell }) => cell === place.cell)
  const chosen = placeIn(inside, place, cells)

  function chooseCell(id: string) {
    const there = open.filter(({ cell }) => cell === id)
    const next = there.find(({ input }) => input === place.input) ?? there[0]
    if (next) onChange(placeOf(next))
  }

  return (
    <fieldset className="grid gap-2 @md:grid-cols-2">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <Select
        label={text('plateFill.cellOf', { what: legend })}
        hideLabel
        value={choosable.some(({ id }) => id === place.cell) ? place.cell : ''}
        onChange={({ target }) => chooseCell(target.value)}
      >
        {choosable.some(({ id }) => id === place.cell) ? null : (
          <option value="" disabled>
            {text('plateFill.choose')}
          </option>
        )}
        {choosable.map(({ id }) => (
          <option key={id} value={id}>
            {cellText(id)}
          </option>
        ))}
      </Select>
      <Select
        label={text('plateFill.inputOf', { what: legend })}
        hideLabel
        value={chosen ? String(inside.indexOf(chosen)) : ''}
        onChange={({ target }) => {
          const next = inside[Number(target.value)]
          if (next) onChange(placeOf(next))
        }}
      >
        {chosen ? null : (
          <option value="" disabled>
            {text('plateFill.choose')}
          </option>
        )}
        {inside.map((one, index) => (
          <option key={`${one.output} ${one.input}`} value={index}>
            {one.label}
          </option>
        ))}
      </Select>
    </fieldset>
  )
}

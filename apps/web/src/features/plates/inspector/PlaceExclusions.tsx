import type { PlaceExclusion, PlaceMatch } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Button, Checkbox, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useFaultText } from '../exam/useFaultText.ts'
import { CellChoice } from '../logic/CellChoice.tsx'
import { useCellWork } from './CellContext.ts'
import { PlaceMatchFields } from './PlaceMatchFields.tsx'

/**
 * The cells that can't be combined with this one at the same place, such as a nodule in a lobe that was
 * removed.
 */
export function PlaceExclusions() {
  const text = useText()
  const { cell, change } = useCellWork()
  const places = cell.excludes?.places ?? []

  function write(next: readonly PlaceExclusion[], field: string) {
    change((now) => {
      const excludes = put(now.excludes ?? {}, 'places', next.length > 0 ? next : undefined)
      return put(now, 'excludes', Object.keys(excludes).length > 0 ? excludes : undefined)
    }, `excludes/places/${field}`)
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{text('plateExam.places.title')}</legend>
      <p className="text-xs text-muted">{text('plateExam.places.hint')}</p>
      {places.map((place, index) => (
        <PlaceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity but their order
          key={index}
          place={place}
          index={index}
          onChange={(next, field) => write(places.with(index, next), `${index}/${field}`)}
          onRemove={() => write(places.toSpliced(index, 1), `remove/${index}`)}
        />
      ))}
      <Button
        size="sm"
        icon={<PlusIcon />}
        onClick={() => write([...places, { cells: [] }], `add/${places.length}`)}
      >
        {text('plateExam.places.add')}
      </Button>
    </fieldset>
  )
}

interface PlaceFieldsProps {
  place: PlaceExclusion
  index: number
  onChange: (next: PlaceExclusion, field: string) => void
  onRemove: () => void
}

function PlaceFields({ place, index, onChange, onRemove }: PlaceFieldsProps) {
  const text = useText()
  const { path } = useCellWork()
  const own = [...path, 'excludes', 'places', index]
  const fault = useFaultText(own)
  const { cells, also = [], warns, isNowhereElse, ...match } = place
  const rest = {
    ...(place.also && { also }),
    ...(warns && { warns }),
    ...(isNowhereElse && { isNowhereElse }),
  }

  return (
    <div className="grid gap-2 rounded-md bg-sunken p-2">
      <CellChoice
        size="sm"
        label={text('plateExam.meaning.conflicts')}
        chosen={cells}
        error={fault('cells')}
        onChange={(ids) => onChange({ ...place, cells: ids }, `cells/${ids.join()}`)}
        path={[...own, 'cells']}
      />
      <PlaceMatchFields
        match={match}
        cells={cells}
        path={own}
        onChange={(next, field) => onChange({ cells, ...next, ...rest }, field)}
      />
      <FurtherMatches
        matches={also}
        cells={cells}
        path={[...own, 'also']}
        onChange={(next, field) =>
          onChange(put(place, 'also', next.length > 0 ? next : undefined), `also/${field}`)
        }
      />
      <Checkbox
        label={text('plateExam.places.warns')}
        checked={warns ?? false}
        onChange={({ target }) =>
          onChange(put(place, 'warns', target.checked || undefined), `warns/${target.checked}`)
        }
      />
      {place.other === undefined ? null : (
        <Checkbox
          label={text('plateExam.places.nowhereElse')}
          checked={isNowhereElse ?? false}
          onChange={({ target }) =>
            onChange(put(place, 'isNowhereElse', target.checked || undefined), `nowhere/${target.checked}`)
          }
        />
      )}
      <Button size="sm" variant="quiet" icon={<Trash2Icon />} onClick={onRemove}>
        {text('plateExam.places.remove')}
      </Button>
    </div>
  )
}

interface FurtherMatchesProps {
  matches: readonly PlaceMatch[]
  cells: readonly string[]
  path: Path
  onChange: (next: readonly PlaceMatch[], field: string) => void
}

/** Further conditions on the place, all of which have to hold. */
function FurtherMatches({ matches, cells, path, onChange }: FurtherMatchesProps) {
  const text = useText()
  return (
    <>
      {matches.map((one, at) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their order
          key={at}
          className="grid gap-2 border-line border-s-2 ps-2"
        >
          <legend className="text-xs font-medium">{text('plateExam.places.also')}</legend>
          <PlaceMatchFields
            match={one}
            cells={cells}
            path={[...path, at]}
            onChange={(next, field) => onChange(matches.with(at, next), `${at}/${field}`)}
          />
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2Icon />}
            onClick={() => onChange(matches.toSpliced(at, 1), `remove/${at}`)}
          >
            {text('plateExam.places.alsoRemove')}
          </Button>
        </fieldset>
      ))}
      <Button
        size="sm"
        variant="quiet"
        icon={<PlusIcon />}
        onClick={() => onChange([...matches, {}], `add/${matches.length}`)}
      >
        {text('plateExam.places.alsoAdd')}
      </Button>
    </>
  )
}

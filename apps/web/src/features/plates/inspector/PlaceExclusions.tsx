import type { Cell, PlaceExclusion } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Button, PlusIcon, Select, Trash2Icon } from '@pandok/ui'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import { type NamedField, nameAmong } from '#shared/conditions/namedFields.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'
import { useFaultText } from '../exam/useFaultText.ts'
import { AddedItems } from '../logic/AddedItems.tsx'
import { CellChoice } from '../logic/CellChoice.tsx'
import { formulaNames } from '../logic/FormulaNames.ts'
import { useCellWork } from './CellContext.ts'

/** The cells that can't stand beside this one in the same place: a nodule in the lobe that was removed. */
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
        onClick={() => write([...places, { cells: [], other: '' }], `add/${places.length}`)}
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
  const { cell, path } = useCellWork()
  const own = [...path, 'excludes', 'places', index]
  const fault = useFaultText(own)
  const fieldsOf = usePlaceFields()
  const ownFields = fieldsOf([cell.id])
  const otherFields = fieldsOf(place.cells)
  const there = otherFields.find(({ id }) => id === place.other)
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-2">
      <CellChoice
        size="sm"
        label={text('plateExam.meaning.conflicts')}
        chosen={place.cells}
        except={cell.id}
        error={fault('cells')}
        onChange={(cells) => onChange({ ...place, cells }, `cells/${cells.join()}`)}
        path={[...own, 'cells']}
      />
      <Select
        size="sm"
        label={text('plateExam.places.other')}
        value={place.other}
        error={fault('other')}
        data-path={pathName([...own, 'other'])}
        onChange={({ target: { value } }) => onChange({ cells: place.cells, other: value }, `other/${value}`)}
      >
        <FieldOptions fields={otherFields} chosen={place.other} none={text('plateExam.places.choose')} />
      </Select>
      <Select
        size="sm"
        label={text('plateExam.places.own')}
        value={place.blank ?? ''}
        error={fault('blank')}
        data-path={pathName([...own, 'blank'])}
        onChange={({ target: { value } }) =>
          onChange(
            { cells: place.cells, other: place.other, ...(value !== '' && { blank: value }) },
            `blank/${value}`,
          )
        }
      >
        <FieldOptions fields={ownFields} chosen={place.blank} none={text('plateExam.places.always')} />
      </Select>
      {there ? (
        <PlaceAnswers place={place} path={own} own={ownFields} there={there} onChange={onChange} />
      ) : null}
      <Button size="sm" variant="quiet" icon={<Trash2Icon />} onClick={onRemove}>
        {text('plateExam.places.remove')}
      </Button>
    </div>
  )
}

interface PlaceAnswersProps extends Pick<PlaceFieldsProps, 'place' | 'onChange'> {
  path: Path
  own: readonly NamedField[]
  there: NamedField
}

/** The place itself, or what each answer about it is called in the other cells. */
function PlaceAnswers({ place, path, own, there, onChange }: PlaceAnswersProps) {
  const text = useText()
  const items = there.options.map(({ id }) => ({ id, name: answerLabel(there, id, text) }))
  const words = { add: text('plateExam.places.same'), allTaken: text('plateExam.places.same') }
  const field = own.find(({ id }) => id === place.blank)
  if (place.blank === undefined)
    return (
      <AddedItems
        size="sm"
        label={text('plateExam.places.at')}
        items={items}
        chosen={place.at ?? []}
        words={{ ...words, add: text('plateExam.places.choose') }}
        onChange={(at) => onChange(put(place, 'at', at.length > 0 ? at : undefined), `at/${at.join()}`)}
        path={[...path, 'at']}
      />
    )
  return field?.options.map(({ id }) => (
    <AddedItems
      key={id}
      size="sm"
      label={text('plateExam.places.means', { answer: answerLabel(field, id, text) })}
      items={items}
      chosen={place.means?.[id] ?? []}
      words={words}
      onChange={(ids) => onChange(withMeaning(place, id, ids), `means/${id}/${ids.join()}`)}
      path={[...path, 'means', id]}
    />
  ))
}

function withMeaning(place: PlaceExclusion, answer: string, ids: readonly string[]): PlaceExclusion {
  const { [answer]: _, ...others } = place.means ?? {}
  const means = ids.length > 0 ? { ...others, [answer]: ids } : others
  return put(place, 'means', Object.keys(means).length > 0 ? means : undefined)
}

interface FieldOptionsProps {
  fields: readonly NamedField[]
  chosen: string | undefined
  none: string
}

function FieldOptions({ fields, chosen = '', none }: FieldOptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {chosen === '' || fields.some(({ id }) => id === chosen) ? null : (
        <option value={chosen}>{chosen}</option>
      )}
      {fields.map((field) => (
        <option key={field.id} value={field.id}>
          {nameAmong(fields, field)}
        </option>
      ))}
    </>
  )
}

/** Returns the questions of cells whose answers can name a place, once each however many of them ask. */
function usePlaceFields(): (ids: readonly string[]) => readonly NamedField[] {
  const text = useText()
  const cells = useBoardState(({ plate }) => plate.cells)
  const exam = useBoardState(({ plate }) => plate.exam)
  const modules = useStorePart(useModuleCatalog(), (held) => held)
  const namesOf = (cell: Cell) =>
    formulaNames(cell, { exam }, (id) => definitionOf(modules.get(id)), text).fields
  return (ids) => {
    const fields = cells.filter(({ id }) => ids.includes(id)).flatMap(namesOf)
    const known = new Map(fields.flatMap((field) => (field.options.length > 0 ? [[field.id, field]] : [])))
    return [...known.values()]
  }
}

import type { Cell, PlaceMatch } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Checkbox, Select } from '@pandok/ui'
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
import { formulaNames } from '../logic/FormulaNames.ts'
import { useCellWork } from './CellContext.ts'

interface PlaceMatchFieldsProps {
  match: PlaceMatch
  /** The cells that are excluded. */
  cells: readonly string[]
  path: Path
  onChange: (next: PlaceMatch, field: string) => void
}

/** The questions whose answers give the place of this cell and of the others. */
export function PlaceMatchFields({ match, cells, path, onChange }: PlaceMatchFieldsProps) {
  const text = useText()
  const { cell } = useCellWork()
  const fault = useFaultText(path)
  const fieldsOf = usePlaceFields()
  const ownFields = fieldsOf([cell.id])
  const otherFields = fieldsOf(cells)
  const { other, blank, differs } = match
  return (
    <>
      <Select
        size="sm"
        label={text('plateExam.places.other')}
        value={other ?? ''}
        error={fault('other')}
        data-path={pathName([...path, 'other'])}
        onChange={({ target: { value } }) =>
          onChange({ ...(value !== '' && { other: value }), ...(blank && { blank }) }, `other/${value}`)
        }
      >
        <FieldOptions fields={otherFields} chosen={other} none={text('plateExam.places.anywhere')} />
      </Select>
      <Select
        size="sm"
        label={text('plateExam.places.own')}
        value={blank ?? ''}
        error={fault('blank')}
        data-path={pathName([...path, 'blank'])}
        onChange={({ target: { value } }) =>
          onChange({ ...(other && { other }), ...(value !== '' && { blank: value }) }, `blank/${value}`)
        }
      >
        <FieldOptions fields={ownFields} chosen={blank} none={text('plateExam.places.always')} />
      </Select>
      <PlaceAnswers
        match={match}
        path={path}
        own={ownFields.find(({ id }) => id === blank)}
        there={otherFields.find(({ id }) => id === other)}
        onChange={onChange}
      />
      {blank !== undefined && other !== undefined ? (
        <Checkbox
          label={text('plateExam.places.differs')}
          checked={differs ?? false}
          onChange={({ target }) =>
            onChange(put(match, 'differs', target.checked || undefined), `differs/${target.checked}`)
          }
        />
      ) : null}
    </>
  )
}

interface PlaceAnswersProps extends Pick<PlaceMatchFieldsProps, 'match' | 'path' | 'onChange'> {
  own: NamedField | undefined
  there: NamedField | undefined
}

/**
 * The answers with which the cell excludes others, and for each of them the corresponding answers of the
 * other cells.
 */
function PlaceAnswers({ match, path, own, there, onChange }: PlaceAnswersProps) {
  const text = useText()
  const words = { add: text('plateExam.places.same'), allTaken: text('plateExam.places.same') }
  const itemsOf = (field: NamedField) =>
    field.options.map(({ id }) => ({ id, name: answerLabel(field, id, text) }))
  const asked = match.blank === undefined ? there : own
  return (
    <>
      {asked ? (
        <AddedItems
          size="sm"
          label={text(match.blank === undefined ? 'plateExam.places.at' : 'plateExam.places.with')}
          items={itemsOf(asked)}
          chosen={match.at ?? []}
          words={{
            ...words,
            add: text(match.blank === undefined ? 'plateExam.places.choose' : 'plateExam.places.any'),
          }}
          onChange={(at) => onChange(put(match, 'at', at.length > 0 ? at : undefined), `at/${at.join()}`)}
          path={[...path, 'at']}
        />
      ) : null}
      {own && there
        ? own.options.map(({ id }) => (
            <AddedItems
              key={id}
              size="sm"
              label={text('plateExam.places.means', { answer: answerLabel(own, id, text) })}
              items={itemsOf(there)}
              chosen={match.means?.[id] ?? []}
              words={words}
              onChange={(ids) => onChange(withMeaning(match, id, ids), `means/${id}/${ids.join()}`)}
              path={[...path, 'means', id]}
            />
          ))
        : null}
    </>
  )
}

function withMeaning(match: PlaceMatch, answer: string, ids: readonly string[]): PlaceMatch {
  const { [answer]: _, ...others } = match.means ?? {}
  const means = ids.length > 0 ? { ...others, [answer]: ids } : others
  return put(match, 'means', Object.keys(means).length > 0 ? means : undefined)
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

/**
 * Returns the questions of cells whose answers can name a place. Each is listed once, even if several cells
 * ask it.
 */
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

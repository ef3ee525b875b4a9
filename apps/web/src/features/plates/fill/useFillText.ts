import { BOARD_COLUMNS, type FillPlace, type FillSource, listNames, type PresetAnswer } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { type Text, useText } from '#platform/text/text.ts'
import { faceName } from '#shared/board/name/faceName.ts'
import { attributeText } from '#shared/fill/AttributeField.tsx'
import { useFillWork } from './FillContext.ts'
import { type Fillable, placeIn } from './fillPlaces.ts'

export function useFillText() {
  const text = useText()
  const { cells, places } = useFillWork()

  function cellText(id: string): string {
    const cell = cells.find((one) => one.id === id)
    if (!cell) return text('plateFill.gone')
    const name = faceName(cell, text.locale)
    // The position is shown only if several cells have the same name.
    if (cells.every((other) => other === cell || faceName(other, text.locale) !== name)) return name
    return text('plateFill.cellName', {
      name,
      row: Math.floor(cell.position / BOARD_COLUMNS) + 1,
      column: (cell.position % BOARD_COLUMNS) + 1,
    })
  }

  const placeText = (place: FillPlace): string =>
    text('plateFill.place', {
      cell: cellText(place.cell),
      input: placeIn(places, place, cells)?.label ?? place.input,
    })

  function sourceText(source: FillSource, target: Fillable | undefined): string {
    switch (source.from) {
      case 'cell':
        return placeText(source)
      case 'dicom':
        return text('plateFill.said.dicom', { attribute: attributeText(text, source.attribute) })
      case 'measurement':
        return text('plateFill.said.measurement', {
          what: text(`moduleEditor.what.${source.what}`),
          pick: text(`plateFill.pick.${source.pick ?? 'latest'}`),
        })
      case 'default':
        return source.with
          ? text('plateFill.said.with', {
              value: answerText(source.value, target, text),
              cells: listNames(
                source.with.map((id) => cellText(id)),
                text.locale,
              ),
            })
          : text('plateFill.said.default', { value: answerText(source.value, target, text) })
      case 'today':
      case 'clipboard':
        return text(`plateFill.from.${source.from}`)
    }
  }

  return { cellText, placeText, sourceText }
}

function answerText(value: PresetAnswer, target: Fillable | undefined, text: Text): string {
  if (typeof value === 'boolean') return text(value ? 'moduleEditor.yes' : 'moduleEditor.no')
  const options = target?.definition && 'options' in target.definition ? target.definition.options : []
  const nameOf = (id: string) => textOf(options.find((option) => option.id === id)?.label, text.locale) ?? id
  return listNames((typeof value === 'string' ? [value] : value).map(nameOf), text.locale)
}

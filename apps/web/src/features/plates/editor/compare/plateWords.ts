import {
  type AutoFill,
  BOARD_COLUMNS,
  CELL_COLORS,
  type Cell,
  type CellColor,
  type CellOutput,
  type FillPlace,
  isListed,
  type Locale,
  listNames,
  type ModuleOutput,
  type PlateContent,
} from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'
import { fillPlaces, placeIn } from '#features/plates/fill/fillPlaces.ts'
import type { Text } from '#platform/text/text.ts'
import { definitionOf } from '#shared/board/moduleReading.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { moduleNames } from '#shared/reasons/moduleNames.ts'
import { examWords } from './examWords.ts'

export type PlateWords = ReturnType<typeof plateWords>

interface WordParts {
  text: Text
  modules: ReadonlyMap<string, ModuleDocument>
  keyLabel: (key: string) => string
}

export function plateWords({ text, modules, keyLabel }: WordParts) {
  const cell = ({ name, title }: Cell) => name.trim() || title.trim() || text('plateEditor.place.unnamed')
  const cellById = ({ cells }: PlateContent, id: string) => {
    const found = cells.find((each) => each.id === id)
    return found ? cell(found) : id
  }
  const definition = (id: string) => definitionOf(modules.get(id))
  const moduleName = (id: string) => modules.get(id)?.name ?? text('plateBoard.state.moduleGone')

  function module({ moduleId, moduleOutput, skip = [], preset = {}, joins }: ModuleOutput): string {
    const found = definition(moduleId)
    const label = (id: string) => (found ? moduleNames(found, text).outputName(id) : id)
    const presets = Object.entries(preset).length
    return [
      moduleName(moduleId),
      moduleOutput === undefined ? text('plateEditor.diff.wholeModule') : label(moduleOutput),
      skip.length > 0 && text('plateEditor.diff.skip', { names: listNames(skip.map(label), text.locale) }),
      presets > 0 && text('plateEditor.diff.preset', { count: presets }),
      joins && text(`plateCell.joins.${joins}`),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  function fillPlace(plate: PlateContent, place: FillPlace): string {
    const held = plate.cells.find(({ id }) => id === place.cell)
    const places = held ? fillPlaces(held, definition, text.locale, plate.exam) : []
    const input = placeIn(places, place, plate.cells)?.label ?? place.input
    return text('plateFill.place', { cell: cellById(plate, place.cell), input })
  }

  return {
    part: (part: 'plate' | 'cell' | 'keys' | 'fill') => text(`plateEditor.diff.${part}`),
    field: (name: keyof typeof FIELDS) => text(FIELDS[name]),
    cell,
    cellById,
    place: ({ position }: Cell) =>
      text('plateCell.place', {
        row: Math.floor(position / BOARD_COLUMNS) + 1,
        column: (position % BOARD_COLUMNS) + 1,
      }),
    color: (color: string) => (isNamed(color) ? text(`plateCell.color.${color}`) : color),
    output: (number: number, line: string) => `${text('plateEditor.diff.output', { number })} · ${line}`,
    outputName: (output: CellOutput | undefined) =>
      output?.kind === 'module' ? moduleName(output.moduleId) : (textOf(output?.text, text.locale) ?? '…'),
    section: (section: CellOutput['section']) =>
      text(section === 'auto' ? 'plateCell.section.auto' : `reportSection.${section}`),
    language: (locale: string) => languageName(locale as Locale, text.locale),
    key: keyLabel,
    exam: examWords(text, { cellById, moduleName, moduleOf: definition }),
    module,
    fillPlace,
    fillSource: (plate: PlateContent, { source }: AutoFill) =>
      source.from === 'cell'
        ? fillPlace(plate, source)
        : sourceWords(source, (id) => cellById(plate, id), text),
  }
}

const FIELDS = {
  name: 'plateCell.name',
  title: 'plateCell.title.label',
  color: 'plateCell.color',
  section: 'plateCell.section',
  module: 'plateCell.module',
  place: 'plateEditor.diff.place',
  order: 'editing.diff.reordered',
} as const

function sourceWords(
  source: Exclude<AutoFill['source'], { from: 'cell' }>,
  nameOf: (cellId: string) => string,
  text: Text,
): string {
  switch (source.from) {
    case 'dicom':
      return text('plateFill.said.dicom', { attribute: source.attribute })
    case 'measurement': {
      const what = text(`moduleEditor.what.${source.what}`)
      return text('plateFill.said.measurement', {
        what,
        pick: text(`plateFill.pick.${source.pick ?? 'latest'}`),
      })
    }
    case 'default':
      return source.with
        ? text('plateFill.said.with', {
            value: String(source.value),
            cells: listNames(source.with.map(nameOf), text.locale),
          })
        : text('plateFill.said.default', { value: String(source.value) })
    case 'today':
    case 'clipboard':
      return text(`plateFill.from.${source.from}`)
  }
}

const isNamed = (color: string): color is CellColor => isListed(CELL_COLORS, color)

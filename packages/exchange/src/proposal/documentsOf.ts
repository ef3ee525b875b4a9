import {
  CELL_COLORS,
  type Cell,
  freeModuleName,
  MODULES_PER_FILE_MAX,
  nameKey,
  PLATES_PER_FILE_MAX,
  type PlateContent,
} from '@pandok/domain'
import { type ModuleDefinition, proposeModule } from '@pandok/module-engine'
import type { ArrangedPlate, Arrangement } from './arrange.ts'
import { moduleNameOf } from './names.ts'
import type { ProposedRow } from './ProposedRow.ts'

export interface NewModule {
  id: string
  name: string
  definition: ModuleDefinition
}

/** Plates with the modules that their cells use. Each batch can be imported separately. */
export interface Batch {
  plates: readonly PlateContent[]
  modules: readonly NewModule[]
}

interface Making {
  newId: () => string
  /** The size limit of a batch as JSON. */
  maxCharacters: number
}

/** Makes documents from an arrangement, in as few batches as their limits allow. */
export function documentsOf({ plates, beside }: Arrangement, { newId, maxCharacters }: Making): Batch[] {
  const names = new Set<string>()
  const moduleOf = (row: ProposedRow): NewModule => {
    const name = freeModuleName(moduleNameOf(row.title || row.name) || moduleNameOf(row.place.file), names)
    names.add(nameKey(name))
    return { id: newId(), name, definition: definitionOf(row) }
  }
  const parts: Batch[] = [
    ...plates.map((plate) => plateBatch(plate, newId, moduleOf)),
    ...beside.map((row) => ({ plates: [], modules: [moduleOf(row)] })),
  ]
  return packed(parts, maxCharacters)
}

const definitionOf = ({ definition, texts, locale }: ProposedRow): ModuleDefinition =>
  definition ?? proposeModule(texts, { locale, isForeign: true }).definition

function plateBatch(
  { name, cells }: ArrangedPlate,
  newId: () => string,
  moduleOf: (row: ProposedRow) => NewModule,
): Batch {
  const modules: NewModule[] = []
  const colors = groupColors(cells.map(({ row }) => row))
  const keyMap: Record<string, string> = {}
  const made = cells.map(({ row, key }, position): Cell => {
    const id = newId()
    if (key !== undefined) keyMap[key] = id
    const color = colors.get(row.group)
    return {
      id,
      position,
      name: row.name,
      title: row.title || row.name,
      ...(color !== undefined && { color }),
      outputs: outputsOf(row, newId, () => {
        const module = moduleOf(row)
        modules.push(module)
        return module.id
      }),
    }
  })
  return { plates: [{ name, cells: made, keyMap, autoFill: [] }], modules }
}

const outputsOf = (row: ProposedRow, newId: () => string, newModule: () => string): Cell['outputs'] =>
  row.as === 'module'
    ? [{ id: newId(), kind: 'module', section: 'auto', moduleId: newModule() }]
    : row.texts.map(({ section, text }) => ({
        id: newId(),
        kind: 'phrase' as const,
        section,
        text: { [row.locale]: text.trim() },
      }))

/** Groups on one plate get different colors; a plate with one group has none. */
function groupColors(rows: readonly ProposedRow[]): ReadonlyMap<string | undefined, string> {
  const groups = [...new Set(rows.map(({ group }) => group))]
  if (groups.length < 2) return new Map()
  return new Map(groups.map((group, index) => [group, CELL_COLORS[index % CELL_COLORS.length] ?? 'slate']))
}

function packed(parts: readonly Batch[], maxCharacters: number): Batch[] {
  const batches: { batch: Batch; size: number }[] = []
  for (const part of parts) {
    const size = JSON.stringify(part).length
    const last = batches.at(-1)
    const fits =
      last &&
      last.size + size <= maxCharacters &&
      last.batch.plates.length + part.plates.length <= PLATES_PER_FILE_MAX &&
      last.batch.modules.length + part.modules.length <= MODULES_PER_FILE_MAX
    if (!fits) batches.push({ batch: part, size })
    else {
      last.size += size
      last.batch = {
        plates: [...last.batch.plates, ...part.plates],
        modules: [...last.batch.modules, ...part.modules],
      }
    }
  }
  return batches.map(({ batch }) => batch)
}

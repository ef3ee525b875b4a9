import { plateContent } from '@pandok/library'
import { readLibrary } from '../../tools/library/readLibrary.ts'
import type { IndependentClient } from '../independent-client/IndependentClient.ts'
import { keepModule } from './keepModule.ts'
import { keepPlate } from './keepPlate.ts'

/** Stores a plate of the library as the member's own, with the modules that it uses; answers its id. */
export async function keepLibraryPlate(client: IndependentClient, id: string): Promise<string> {
  const { plates, modules } = readLibrary()
  const plate = plates.find((one) => one.id === id)
  if (!plate) throw new Error(`The library has no plate ${id}.`)
  const used = new Set(
    plate.cells.flatMap(({ outputs, uses = [] }) => [
      ...outputs.flatMap((output) => ('module' in output ? [output.module] : [])),
      ...uses.map(({ module }) => module),
    ]),
  )
  const kept = new Map<string, string>()
  for (const { id: name, definition } of modules.filter((module) => used.has(module.id))) {
    kept.set(name, await keepModule(client, name.replaceAll('-', ' '), {}, definition))
  }
  const { name, cells, keyMap, autoFill, exam } = plateContent(plate, 'ko', (one) => kept.get(one) ?? one)
  return keepPlate(client, { name, cells, keyMap, autoFill, exam })
}

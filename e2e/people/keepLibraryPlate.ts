import type { IndependentClient } from '../independent-client/IndependentClient.ts'
import { keepModule } from './keepModule.ts'
import { keepPlate } from './keepPlate.ts'
import { libraryModule, libraryPlate } from './libraryFiles.ts'

/** Stores a library plate as the member's own, with the modules that it uses; resolves with its id. */
export async function keepLibraryPlate(client: IndependentClient, id: string): Promise<string> {
  const { plateContent } = await import('@pandok/library')
  const plate = await libraryPlate(id)
  const used = new Set(
    plate.cells.flatMap(({ outputs, uses = [] }) => [
      ...outputs.flatMap((output) => ('module' in output ? [output.module] : [])),
      ...uses.map(({ module }) => module),
    ]),
  )
  const kept = new Map<string, string>()
  for (const name of used) {
    const { definition } = await libraryModule(name)
    kept.set(name, await keepModule(client, name.replaceAll('-', ' '), {}, definition))
  }
  const { name, cells, keyMap, autoFill, exam } = plateContent(plate, 'ko', (one) => kept.get(one) ?? one)
  return keepPlate(client, { name, cells, keyMap, autoFill, exam })
}

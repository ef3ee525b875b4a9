import { createPlateRun, type Run } from '@pandok/board'
import { plateContent } from '@pandok/library'
import { readLibrary } from './readLibrary.ts'

/** Lists every form that a library plate opens for its own blanks in an empty report. */
export function plateForms(): readonly { name: string; open: Run }[] {
  const { plates, modules } = readLibrary()
  const known = modules.map(({ id, names, definition }) => ({ id, name: names.ko, definition }))
  return plates.flatMap((library) => {
    const plate = plateContent(library, 'ko', (id) => id)
    return plate.cells
      .filter(({ blanks = [], asks = [] }) => blanks.length + asks.length > 0)
      .flatMap(({ id }) => {
        let ids = 0
        const run = createPlateRun({
          plate,
          modules: known,
          locale: 'ko',
          today: () => '2026-11-15',
          newId: () => `id${++ids}`,
        })
        run.another(id)
        const { open } = run.read()
        return open ? [{ name: `${library.id} ${id}`, open }] : []
      })
  })
}

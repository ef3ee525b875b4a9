import type { IndependentClient } from '../independent-client/IndependentClient.ts'
import { keepModule } from './keepModule.ts'
import { keepPlate } from './keepPlate.ts'

/** Stores a chest plate whose only cell needs a nodule's size; its key L is also a key of the images. */
export async function keepNodulePlate(client: IndependentClient): Promise<string> {
  const module = await keepModule(client, '폐 결절')
  return keepPlate(client, {
    name: '흉부 CT',
    cells: [
      {
        id: 'nodule',
        position: 0,
        name: '결절',
        title: '폐 결절',
        outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: module }],
      },
    ],
    keyMap: { KeyL: 'nodule' },
    autoFill: [],
  })
}

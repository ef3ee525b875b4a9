import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { loadedPlate } from './plate.ts'

/**
 * Returns one's own plate (also from the trash), a shared one, or one of the library, with the modules that
 * its cells use.
 */
export const plateGet = defineAction({
  method: 'plate-get',
  access: 'member',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({ plate: loadedPlate }),
  errors: ['NOT_FOUND', 'LIBRARY_LIMIT'],
})

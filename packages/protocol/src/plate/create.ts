import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { PLATE_BODY_MAX_BYTES } from '../limits.ts'
import { autoFill, cells, keyMap } from './cells.ts'
import { exam } from './exam.ts'
import { plateDocument, plateFits, plateName } from './plate.ts'

export const plateCreate = defineAction({
  method: 'plate-create',
  access: 'member',
  maxBytes: PLATE_BODY_MAX_BYTES,
  param: z
    .strictObject({
      name: plateName,
      cells: cells.default([]),
      keyMap: keyMap.default({}),
      autoFill: autoFill.default([]),
      exam: exam.optional(),
    })
    .superRefine(plateFits),
  result: z.strictObject({ plate: plateDocument }),
  errors: ['BAD_REQUEST', 'PLATE_LIMIT'],
})

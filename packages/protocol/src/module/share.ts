import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { moduleItem } from './module.ts'

/** Copies of other members belong to them and stay. */
export const moduleShare = defineAction({
  method: 'module-share',
  access: 'member',
  param: z.strictObject({ id: opaque, shared: z.boolean() }),
  result: z.strictObject({ module: moduleItem }),
  errors: ['NOT_FOUND'],
})

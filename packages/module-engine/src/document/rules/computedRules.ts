import type { ModuleDefinition } from '../definition.ts'
import type { Finding } from '../Finding.ts'
import { fault } from './fault.ts'

/** A value needs exactly one definition: two could disagree, and without one it would always be unknown. */
export function computedRules({ computed }: ModuleDefinition): Finding[] {
  return computed.flatMap(({ expr, table, score }, index) => {
    const definitions = [expr, table, score].filter((definition) => definition !== undefined).length
    return definitions === 1 ? [] : [fault('computed.how', ['computed', index], { definitions })]
  })
}

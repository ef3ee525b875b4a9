import { type FollowUpAdvice, hasFollowUpTime } from './FollowUpAdvice.ts'
import type { PlateFault } from './PlateFault.ts'

/** Lists what is missing in a recommendation: the examination, or a possible time. */
export function followUpFaults(followUp: FollowUpAdvice, path: PlateFault['path']): PlateFault[] {
  const isNamed = Object.values(followUp.exam).some((exam) => exam.trim() !== '')
  return [
    ...(isNamed ? [] : [{ path: [...path, 'exam'], reason: 'followUp.exam.required' } as const]),
    ...(hasFollowUpTime(followUp) ? [] : [{ path, reason: 'followUp.time' } as const]),
  ]
}

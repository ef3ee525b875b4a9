import type { program as korean } from '../ko/program.ts'
import type { Translated } from '../message.ts'

export const program: Translated<typeof korean> = {
  'program.nav.plates': '报告板',
}

import type { Blank } from '@pandok/domain'

export type ChangeBlank = (update: (blank: Blank) => Blank, field: string) => void

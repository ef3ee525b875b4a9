import type { BlankOption } from '@pandok/domain'

export type ChangeOption = (update: (option: BlankOption) => BlankOption, field: string) => void

import type { FormField } from '@pandok/domain'

export type ChangeField = (update: (field: FormField) => FormField, name: string) => void

import type { AdminModuleItem, AdminPlateItem } from '@pandok/protocol'

export type ItemKind = 'plate' | 'module'

/** What plates and modules have in common for administrators. */
export type AdminItem = Pick<AdminPlateItem, keyof AdminPlateItem & keyof AdminModuleItem>

import type { AdminModuleItem, AdminPlateItem } from '@pandok/protocol'

export type ItemKind = 'plate' | 'module'

/** The fields that plates and modules share in the back office. */
export type AdminItem = Pick<AdminPlateItem, keyof AdminPlateItem & keyof AdminModuleItem>

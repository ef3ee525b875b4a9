import type { AdministeredItem } from '@pandok/domain'
import type { AdminPlateItem } from '@pandok/protocol'

/** Returns the common part of the rows of plates and modules. */
export const adminItemOf = ({
  id,
  name,
  ownerId,
  email,
  nickname,
  shared,
  library,
  size,
  revision,
  copies,
  createdAt,
  updatedAt,
  deletedAt,
}: AdministeredItem): Omit<AdminPlateItem, 'cellCount' | 'moduleCount'> => ({
  id,
  name,
  owner: { id: ownerId, email, nickname },
  shared,
  library,
  size,
  revision,
  copies,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  deletedAt: deletedAt?.toISOString() ?? null,
})

import { type AdministeredPlate, canPublishPlate, entitlementOfAccess } from '@pandok/domain'
import { mustHaveRoom } from '#actions/plate/parts/mustHaveRoom.ts'
import { accessOfMember } from '#payment/accessOfMember.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { type Catalog, type LockedItem, refused } from './changeItem.ts'
import { reader } from './reader.ts'

type Locked = LockedItem<AdministeredPlate>

/** The limits of the owner apply whoever restores it, so that nobody gets more plates than their tier allows. */
async function mustHaveOwnersRoom({ bound, item, at }: Locked): Promise<void> {
  const owner = await bound.members.findById(item.ownerId)
  const plate = await bound.plates.find(item.id, item.ownerId)
  if (!owner || !plate) throw new ActionError('NOT_FOUND')
  const access = await accessOfMember(bound, owner, at)
  const actor = {
    ...reader,
    memberId: owner.id,
    tier: access.tier,
    entitlement: entitlementOfAccess(access),
  }
  await mustHaveRoom(bound, actor, { places: [plate.place], fromTrash: 1 })
}

export const plateCatalog: Catalog<AdministeredPlate> = {
  setShared: ({ bound, item }, shared) => bound.plates.setShared(item.id, shared),
  moveToTrash: ({ bound, item, at }) => bound.plates.moveToTrash([item.id], at),
  async takeFromTrash(locked) {
    await mustHaveOwnersRoom(locked)
    await locked.bound.plates.takeFromTrash([locked.item.id])
    return locked.item.name
  },
  setLibrary: ({ bound, item }, library) => bound.adminItems.setPlateLibrary(item.id, library),
  async mustBePublishable({ bound, item }, grade) {
    const plate = await bound.plates.findLoaded(item.id, reader.memberId)
    if (!plate) throw new ActionError('NOT_FOUND')
    const verdict = canPublishPlate(plate, grade)
    if (!verdict.ok) throw refused(verdict.reason)
  },
}

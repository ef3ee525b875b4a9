import type { LoadedPlate } from '@pandok/protocol'

/** What a run desk needs of a plate that was loaded. */
export const deskOf = ({ modules, may, ...plate }: LoadedPlate) => ({
  plate: { ...plate, canEdit: may.save },
  modules,
})

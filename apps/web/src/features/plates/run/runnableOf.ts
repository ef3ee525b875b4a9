import type { LoadedPlate } from '@pandok/protocol'

/** What a run workspace needs of a plate that was loaded. */
export const runnableOf = ({ modules, may, ...plate }: LoadedPlate) => ({
  plate: { ...plate, canEdit: may.save },
  modules,
})

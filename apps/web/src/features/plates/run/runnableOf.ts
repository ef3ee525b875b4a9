import type { LoadedPlate } from '@pandok/protocol'

export const runnableOf = ({ modules, may, ...plate }: LoadedPlate) => ({
  plate: { ...plate, canEdit: may.save },
  modules,
})

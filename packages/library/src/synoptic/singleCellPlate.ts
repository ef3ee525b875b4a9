import type { ConvertedReport } from './ConvertedReport.ts'
import type { Words } from './SynopticFile.ts'

/** Makes a plate with one cell that runs one module. */
export const singleCellPlate = (module: string, names: Words): ConvertedReport['plate'] => ({
  cells: [
    {
      id: module,
      position: 0,
      name: names.ko,
      title: names.ko,
      outputs: [{ id: 'report', kind: 'module', section: 'auto', moduleId: module }],
    },
  ],
  autoFill: [],
})

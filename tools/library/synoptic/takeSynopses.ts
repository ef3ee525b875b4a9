import { readFileSync } from 'node:fs'
import { readSynoptic } from '@pandok/library'
import { parse } from 'yaml'
import { moduleFile, plateFile } from '../libraryFile.ts'
import { readLibrary } from '../readLibrary.ts'
import { writeLibraryFile } from '../writeLibraryFile.ts'
import { correctedSynopsis } from './correctedSynopsis.ts'
import { SYNOPTIC_HEADS } from './synopticHeads.ts'
import { SYNOPTIC_LAYOUTS } from './synopticLayouts.ts'
import { synopticLibraryPlate } from './synopticLibraryPlate.ts'
import { synopticModule } from './synopticModule.ts'

const { modules } = readLibrary()

/** `npm run library:synopses -- FILE…` makes the library's modules and plates from neutral synoptic files. */
for (const path of process.argv.slice(2)) {
  const file = correctedSynopsis(parse(readFileSync(path, 'utf8')))
  const reading = readSynoptic(file, modules)
  if (!reading.ok) throw new Error(`${path}: ${reading.problems.join('; ')}`)
  const { report } = reading
  const head = SYNOPTIC_HEADS[report.id]
  const rows = SYNOPTIC_LAYOUTS[report.id]
  if (!head || !rows) throw new Error(`Nothing is known about who may take ${report.id}.`)
  writeLibraryFile(moduleFile(report.id), synopticModule(file, report, head, modules))
  writeLibraryFile(plateFile(head.id ?? report.id), synopticLibraryPlate({ file, report, head, rows }))
  console.info(`${report.id}: module and plate made of ${path}`)
}

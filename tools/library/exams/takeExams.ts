import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ExamFile, examFile } from '@pandok/library'
import { parse } from 'yaml'
import { plateFile } from '../libraryFile.ts'
import { writeLibraryFile } from '../writeLibraryFile.ts'
import { EXAM_HEADS } from './examHeads.ts'
import { examLibraryPlate } from './examLibraryPlate.ts'
import { withScores } from './examScores.ts'
import { withNormalsBy } from './normalsBy.ts'
import { withRegionNames } from './regionNames.ts'
import { withChange } from './withChange.ts'
import { withClockPlaces } from './withClockPlaces.ts'
import { withCorrections } from './withCorrections.ts'
import { withExamPart } from './withExamPart.ts'
import { withExamSide } from './withExamSide.ts'
import { withExclusions } from './withExclusions.ts'
import { withFollowed } from './withFollowed.ts'
import { withListedPlaces } from './withListedPlaces.ts'
import { withOncePerPlace } from './withOncePerPlace.ts'
import { withOverall } from './withOverall.ts'
import { withPlurals } from './withPlurals.ts'
import { withRootChecks } from './withRootChecks.ts'
import { withSizes } from './withSizes.ts'
import { withSlipChecks } from './withSlipChecks.ts'
import { withSpinePart } from './withSpinePart.ts'
import { withUnitChecks } from './withUnitChecks.ts'
import { withWording } from './withWording.ts'

/** What is done to an exam, in this order. */
const STEPS: readonly ((exam: ExamFile) => ExamFile)[] = [
  withCorrections,
  withClockPlaces,
  withListedPlaces,
  withExamSide,
  withExamPart,
  withRootChecks,
  withSpinePart,
  withSlipChecks,
  withRegionNames,
  withWording,
  withPlurals,
  withSizes,
  withFollowed,
  withChange,
  withOncePerPlace,
  withUnitChecks,
  withOverall,
  withScores,
  withExclusions,
  withNormalsBy,
]

/**
 * `npm run library:exams -- FILE…` makes the library's plates from neutral exam files, once; from then on
 * they are maintained by hand. `--again` makes an existing plate anew, without what was revised since.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false } },
})
for (const path of positionals) {
  const file = examFile.parse(parse(readFileSync(path, 'utf8'), { merge: true }))
  const target = plateFile(EXAM_HEADS[file.id]?.id ?? file.id)
  if (existsSync(target) && !values.again) {
    console.error(`${target} exists. --again would replace it and lose what was revised by hand.`)
    process.exitCode = 1
    continue
  }
  writeLibraryFile(target, examLibraryPlate(STEPS.reduce((exam, step) => step(exam), file)))
  console.info(`${target} made of ${path}`)
}

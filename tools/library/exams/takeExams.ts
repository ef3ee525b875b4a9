import { readFileSync } from 'node:fs'
import { examFile } from '@pandok/library'
import { parse } from 'yaml'
import { plateFile } from '../libraryFile.ts'
import { writeLibraryFile } from '../writeLibraryFile.ts'
import { EXAM_HEADS } from './examHeads.ts'
import { examLibraryPlate } from './examLibraryPlate.ts'
import { withScores } from './examScores.ts'
import { withNormalsBy } from './normalsBy.ts'
import { withRegionNames } from './regionNames.ts'
import { withChange } from './withChange.ts'
import { withCorrections } from './withCorrections.ts'
import { withExamPart } from './withExamPart.ts'
import { withExamSide } from './withExamSide.ts'
import { withExclusions } from './withExclusions.ts'
import { withFollowed } from './withFollowed.ts'
import { withOncePerPlace } from './withOncePerPlace.ts'
import { withPlurals } from './withPlurals.ts'
import { withRootChecks } from './withRootChecks.ts'
import { withSizes } from './withSizes.ts'
import { withSlipChecks } from './withSlipChecks.ts'
import { withSpinePart } from './withSpinePart.ts'
import { withUnitChecks } from './withUnitChecks.ts'
import { withWording } from './withWording.ts'

/**
 * `node --import tsx tools/library/exams/takeExams.ts FILE…` makes the library's plates from neutral exam
 * files.
 */
for (const path of process.argv.slice(2)) {
  const file = examFile.parse(parse(readFileSync(path, 'utf8'), { merge: true }))
  const target = plateFile(EXAM_HEADS[file.id]?.id ?? file.id)
  writeLibraryFile(
    target,
    examLibraryPlate(
      withNormalsBy(
        withExclusions(
          withScores(
            withUnitChecks(
              withOncePerPlace(
                withChange(
                  withFollowed(
                    withSizes(
                      withPlurals(
                        withWording(
                          withRegionNames(
                            withSlipChecks(
                              withSpinePart(
                                withRootChecks(withExamPart(withExamSide(withCorrections(file)))),
                              ),
                            ),
                          ),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  console.info(`${target} made of ${path}`)
}

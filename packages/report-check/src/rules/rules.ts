import { ageOfPatient } from './ageOfPatient.ts'
import { anotherPatient } from './anotherPatient.ts'
import { arithmetic } from './arithmetic.ts'
import { blanksLeft } from './blanksLeft.ts'
import { categoryElsewhere } from './categoryElsewhere.ts'
import { charactersLost } from './charactersLost.ts'
import { conclusionLacks } from './conclusionLacks.ts'
import { countOfFindings } from './countOfFindings.ts'
import { criticalNotCommunicated } from './criticalNotCommunicated.ts'
import { datesOfStudies } from './datesOfStudies.ts'
import { editedAgainstValues } from './editedAgainstValues.ts'
import { followUpLacks } from './followUpLacks.ts'
import { guidelinePassed } from './guidelinePassed.ts'
import { impossibleLength } from './impossibleLength.ts'
import { intervalOfCategory } from './intervalOfCategory.ts'
import { normalBesideFinding } from './normalBesideFinding.ts'
import { numberedPlaceElsewhere } from './numberedPlaceElsewhere.ts'
import { partOfOrder } from './partOfOrder.ts'
import { presenceElsewhere } from './presenceElsewhere.ts'
import type { Rule } from './Rule.ts'
import { regionsNotMentioned } from './regionsNotMentioned.ts'
import { sexOfOrgan } from './sexOfOrgan.ts'
import { sideElsewhere } from './sideElsewhere.ts'
import { sideOfLesion } from './sideOfLesion.ts'
import { sideOfMeasurement } from './sideOfMeasurement.ts'
import { sideOfOrder } from './sideOfOrder.ts'
import { siteOfExam } from './siteOfExam.ts'
import { sizeElsewhere } from './sizeElsewhere.ts'
import { sizeOfLesion } from './sizeOfLesion.ts'
import { tenFoldOfMeasurement } from './tenFoldOfMeasurement.ts'
import { tenFoldOfPrior } from './tenFoldOfPrior.ts'
import { unchangedSinceWhen } from './unchangedSinceWhen.ts'
import { volumeOfAxes } from './volumeOfAxes.ts'

export const RULES: readonly Rule[] = [
  ...[sideOfLesion, sideOfOrder, sideOfMeasurement, sexOfOrgan, ageOfPatient],
  ...[impossibleLength, tenFoldOfMeasurement, tenFoldOfPrior, sizeElsewhere, volumeOfAxes, arithmetic],
  ...[countOfFindings, categoryElsewhere, intervalOfCategory, conclusionLacks, presenceElsewhere],
  ...[
    normalBesideFinding,
    blanksLeft,
    followUpLacks,
    criticalNotCommunicated,
    regionsNotMentioned,
    unchangedSinceWhen,
  ],
  ...[anotherPatient, charactersLost, guidelinePassed, sideElsewhere, editedAgainstValues, datesOfStudies],
  ...[sizeOfLesion, numberedPlaceElsewhere, partOfOrder, siteOfExam],
]

/** The words of one language, as `words/<language>.yaml` holds them. */
export interface WordFile {
  sides: Readonly<Record<'right' | 'left' | 'both', readonly string[]>>
  /** Words with an organ and a side in them: RUL. */
  sided: readonly { word: string; organ: string; side: 'right' | 'left' | 'both' | 'none' }[]
  organs: Readonly<Record<string, readonly string[]>>
  concepts: Readonly<Record<string, readonly string[]>>
  /** Words that deny what follows them, and words that deny what they follow, each with an example. */
  negations: Readonly<Record<'before' | 'after', Readonly<Record<string, string>>>>
  /** Predicates that close a clause in languages that put them last. */
  present: readonly string[]
  /** Words at which what was denied ends. */
  breaks: readonly string[]
  /** Words that make a denial one of some cases only: «no other», «no acute». */
  qualifiers: readonly string[]
  /** Words of metastases outside of the primary's own region. */
  distant: readonly string[]
  otherwise: readonly string[]
  normal: readonly string[]
  /** Conclusions of an exam in which nothing was found. */
  allNormal: readonly string[]
  /** Words of the other side, of directions and of comparisons between sides. */
  compared: readonly string[]
  prior: readonly string[]
  postoperative: readonly string[]
  /** Words with which a sentence speaks of another person, or of a sex that says nothing about organs. */
  history: readonly string[]
  /** A denial of a denial: «cannot be excluded». */
  uncertain: readonly string[]
  unchanged: readonly string[]
  /** «No difference», from an earlier time or from the other side. */
  undiffering: readonly string[]
  comparison: readonly string[]
  followUp: readonly string[]
  recommend: readonly string[]
  modalities: readonly string[]
  intervals: readonly string[]
  asNeeded: readonly string[]
  biopsy: readonly string[]
  communication: readonly string[]
  /** The line about a call, with a blank for each of its facts and `{what}` for the result. */
  communicationLine: string
  /** The object of a call: «the above findings». */
  results: readonly string[]
  /** Tubes and lines: their position is no diagnosis. */
  devices: readonly string[]
  /** Recipients of a result: a person by title, a duty, a department. */
  recipients: readonly string[]
  /** Exams whose conclusion tells what was done. */
  procedures: readonly string[]
  /** Words of a day that is to come. */
  expected: readonly string[]
  /** Words of something that was there and isn't any more. */
  gone: readonly string[]
  /** Words of something that has nearly disappeared and is therefore still present. */
  nearly: readonly string[]
  /** Words of the time of this study, beside those of an earlier one. */
  now: readonly string[]
  /** Words that may deny in any way: a sentence with one of them affirms nothing for sure. */
  mayDeny: readonly string[]
  /** Words before an exception from a denial: «no nodule other than the granuloma». */
  except: readonly string[]
  /** A sentence with one of these doesn't deny all that it names. */
  positive: readonly string[]
  /** Ages that aren't the years since birth, and the words by which those are told apart from them. */
  otherAge: readonly string[]
  /** Words that don't identify what a sentence is about. */
  fillers: readonly string[]
  male: readonly string[]
  female: readonly string[]
  volume: readonly string[]
  doubling: readonly string[]
  increase: readonly string[]
  decrease: readonly string[]
  patientName: readonly string[]
  patientId: readonly string[]
  counted: readonly string[]
  /** Words with which sizes are those of some of what was counted. */
  largest: readonly string[]
  /** Words beside a length between two things, which is no size of either. */
  distance: readonly string[]
  /** Words that a letter or a Roman number follows: «type B», «segment V». */
  numbered: readonly string[]
  /** Words before or behind the number of a vertebra. */
  levels: Readonly<Record<'cervical' | 'thoracic' | 'lumbar' | 'sacral', readonly string[]>>
  /** Words before or behind the number of a segment of the liver or the lung. */
  segments: readonly string[]
  /** Words behind the hour at which something lies in a breast. */
  hours: readonly string[]
  tScore: readonly string[]
  osteopenia: readonly string[]
  osteoporosis: readonly string[]
  /** Words for suspected malignancy, which contradict a benign category. */
  highlySuspicious: readonly string[]
  /** What may be normal beside a finding: size, shape, signal. */
  attributes: readonly string[]
  /** Words of findings that a conclusion may leave out. */
  minor: readonly string[]
  /** Words of findings about which nobody has to be called. */
  chronic: readonly string[]
  /** Words of a pneumothorax under tension. */
  tension: readonly string[]
  /** Words for new findings, about which somebody has to be called although earlier studies exist. */
  acute: readonly string[]
  polarity: readonly { present: string; absent: string }[]
  /** Parts of expressions that rules put together. */
  phrases: Readonly<Record<PhraseList, readonly Phrase[]>>
  /** The words of the two sides that a repair exchanges. */
  sidePairs: readonly { right: string; left: string }[]
}

/** A word, or an expression with an example in which it is found. */
export type Phrase = string | Readonly<Record<string, string>>

/** Lists of words that only mean something at a place that a rule names, or inside of other words. */
export type PhraseList =
  // Results that somebody has to be told, and what makes a call unnecessary.
  | 'oClock'
  | 'notTold'
  | 'callMedium'
  | 'atOnce'
  | 'microBefore'
  | 'unhurried'
  | 'perforation'
  | 'emergency'
  | 'onceOnly'
  | 'treated'
  // What a conclusion may leave out, and what sums findings up.
  | 'summed'
  | 'subchondral'
  | 'healing'
  | 'newWord'
  | 'progression'
  // Denials that speak of a part, of one place alone, or end where the next predicate begins.
  | 'attributed'
  | 'only'
  | 'nextPredicate'
  // Words of something that is destroyed, or has gone under treatment: not seeing it doesn't deny the disease.
  | 'lostWords'
  // Words that end a statement before a denial begins.
  | 'statedBefore'
  // Words at the beginning of an addendum.
  | 'addendum'
  // Words before and behind an earlier or a current size.
  | 'extentBehind'
  | 'fromBehind'
  | 'fromBefore'
  | 'toBefore'
  | 'about'
  | 'nowBefore'
  | 'particles'
  | 'orBetween'
  // Limits, and what a length is of.
  | 'largerThan'
  | 'limitBefore'
  | 'limitBehind'
  | 'changeBefore'
  | 'changeLinkBehind'
  | 'changeBehind'
  | 'ofSize'
  | 'besideSize'
  | 'totalLength'
  | 'circumference'
  | 'commonBileDuct'
  | 'shareName'
  | 'ductWidth'
  | 'ofMargin'
  | 'ofDepth'
  | 'ofThickness'
  | 'ofShift'
  | 'ofGap'
  // Organs whose positive nodes decide the stage, and the nodes.
  | 'ofBreast'
  | 'ofColorectum'
  | 'ofStomach'
  | 'nodes'
  | 'total'
  // Figures by which a stage, a grade or a category is worked out again.
  | 'ofMelanoma'
  | 'tumorThickness'
  | 'points'
  | 'tubuleScore'
  | 'nuclearScore'
  | 'mitosisScore'
  | 'gradeBefore'
  | 'gradeBehind'
  | 'benignWord'
  | 'carcinoma'
  | 'suspected'
  | 'ofLung'
  | 'arterialEnhancement'
  | 'washout'
  | 'obviousWord'
  | 'ofWhole'
  | 'routineExam'
  | 'solidWord'
  | 'benignShape'
  | 'growthInSize'
  | 'riskOfFracture'
  | 'negativeMarker'
  | 'positiveMarker'
  | 'ofLiver'
  | 'ofBloodPool'
  | 'psaDensity'
  | 'ribsCounted'
  | 'ribsBeforeCount'
  | 'ribCounter'
  | 'ofRibs'
  | 'displaced'
  // Words of a sex that aren't the patient's, and words with an organ of one sex that isn't meant.
  | 'child'
  | 'birth'
  | 'typeBehind'
  | 'peopleBefore'
  | 'skin'
  | 'inOrganBehind'
  // Both sides, one of which somebody still has to choose.
  | 'eitherSide'
  // Operations that took an organ out, and sentences that describe it.
  | 'removedBehind'
  | 'gallbladderRemoved'
  | 'gallbladderThere'
  | 'kidneyRemoved'
  | 'kidneyThere'
  | 'spleenRemoved'
  | 'spleenThere'
  | 'operationOver'
  | 'operationPlanned'
  | 'notInPlace'
  // Words that compare, words of a state that is called stable, and words of a test or of a later moment of the same exam.
  | 'comparedDay'
  | 'earlierInWord'
  | 'stable'
  | 'tested'
  | 'later'
  | 'comparedWithPrior'
  // An age with the person whose it is: the number is its only group.
  | 'ageOfPatient'
  // Labels of a plate's question about the examined body part.
  | 'bodyPart'
  // Words of advice that tell nothing of its time.
  | 'ofAdvice'
  // Names of figures that are worked out again.
  | 'days'
  | 'endDiastolicVolume'
  | 'endSystolicVolume'
  | 'ejectionFraction'
  | 'sumOfSizes'
  | 'sumBefore'
  | 'changedBy'
  | 'totalScore'
  // Words between the items of a list, and between organs that share what is said.
  | 'itemJoint'
  | 'organJoint'
  // Words of signs of a finding: denying them denies the finding.
  | 'signOf'
  // Words beside a side that is a direction.
  | 'directionBehind'
  | 'directionBefore'
  | 'listJoint'
  | 'listOr'
  // A side at the head of a sentence.
  | 'topicBehindSide'
  | 'sideSuffix'
  | 'sideAdverb'
  | 'beforeHeadSide'
  // Words that say nothing of what they stand beside, and abbreviations that end no sentence.
  | 'bareFillers'
  | 'abbreviations'
  | 'countedAbbreviations'
  | 'ordinalBefore'
  | 'upTo'
  // Names of categories.
  | 'gradeGroup'
  | 'categoryName'
  // A pasted report: its day, and days of comparison.
  | 'examLabel'
  | 'specimenLabel'
  | 'comparedBefore'
  | 'daySuffix'
  | 'examName'
  | 'withBehind'
  | 'comparedBehind'
  | 'nowBetween'
  // A pasted report: lengths that are no size of a finding.
  | 'thresholdBefore'
  | 'noLesionBefore'
  | 'aboutLength'
  | 'topicParticle'
  | 'marginBefore'
  | 'marginLink'
  | 'marginState'
  | 'apartBehind'
  // A pasted report: sizes of a still earlier time.
  | 'changesTo'
  | 'wasBefore'
  | 'thenBefore'
  | 'agoBefore'
  | 'wasBehind'
  // A pasted report: which axis, which exam, until when.
  | 'shortAxis'
  | 'mammography'
  | 'ultrasound'
  | 'radiograph'
  | 'within'
  | 'withinBehind'
  | 'monthsListed'
  | 'numberJoint'
  // A pasted report: grades of pathology.
  | 'gleason'
  | 'scoreName'
  | 'pointsBehind'
  | 'gradeGroupLabel'
  | 'nottingham'
  | 'nottinghamGrade'
  | 'histologicGrade'
  // A pasted report: labels of a day in digits alone.
  | 'dayLabel'

/** Lists of words that are only looked for. */
export type Mark = {
  [Name in keyof WordFile]: WordFile[Name] extends readonly string[] ? Name : never
}[keyof WordFile]

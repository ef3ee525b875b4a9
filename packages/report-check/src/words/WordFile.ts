/** The words of one language, as in `words/<language>.yaml`. */
export interface WordFile {
  sides: Readonly<Record<'right' | 'left' | 'both', readonly string[]>>
  /** These words contain an organ and a side, such as RUL. */
  sided: readonly { word: string; organ: string; side: 'right' | 'left' | 'both' | 'none' }[]
  organs: Readonly<Record<string, readonly string[]>>
  concepts: Readonly<Record<string, readonly string[]>>
  /**
   * `before` has words that deny what follows them, `after` those that deny what precedes them, each with an
   * example.
   */
  negations: Readonly<Record<'before' | 'after', Readonly<Record<string, string>>>>
  /** These predicates close a clause in languages that have them at the end. */
  present: readonly string[]
  /** A denial ends at these words. */
  breaks: readonly string[]
  /** These words restrict a denial to some cases: «no other», «no acute». */
  qualifiers: readonly string[]
  /** These words are used for metastases outside of the primary's own region. */
  distant: readonly string[]
  otherwise: readonly string[]
  normal: readonly string[]
  /** These sentences conclude an exam in which nothing was found. */
  allNormal: readonly string[]
  /** These words refer to the other side, to a direction or to a comparison between sides. */
  compared: readonly string[]
  prior: readonly string[]
  postoperative: readonly string[]
  /** With these words a sentence is about another person, or about a sex that says nothing about organs. */
  history: readonly string[]
  /** These words deny a denial: «cannot be excluded». */
  uncertain: readonly string[]
  unchanged: readonly string[]
  /** These words mean «no difference» from an earlier time or from the other side. */
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
  /** These words are the object of a call: «the above findings». */
  results: readonly string[]
  /** These words name tubes and lines, whose position isn't a diagnosis. */
  devices: readonly string[]
  /** These words name the recipient of a result: a person by title, a duty, a department. */
  recipients: readonly string[]
  /** The conclusion of these exams describes what was done. */
  procedures: readonly string[]
  /** These words refer to a day in the future. */
  expected: readonly string[]
  /** These words describe something that was there and has disappeared. */
  gone: readonly string[]
  /** These words describe something that has nearly disappeared and is therefore still present. */
  nearly: readonly string[]
  /** These words refer to the time of this study, as opposed to an earlier one. */
  now: readonly string[]
  /** These words may deny in some way: a sentence with one of them affirms nothing for certain. */
  mayDeny: readonly string[]
  /** These words introduce an exception from a denial: «no nodule other than the granuloma». */
  except: readonly string[]
  /** A sentence with one of these words doesn't deny everything that it names. */
  positive: readonly string[]
  /**
   * These words mark an age that isn't counted from birth, such as «bone age», or contrast such an age with
   * the patient's, such as «chronological age».
   */
  otherAge: readonly string[]
  /** These words don't identify what a sentence is about. */
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
  /** With these words, a size is that of only some of what was counted. */
  largest: readonly string[]
  /** Next to these words, a length lies between two things and isn't the size of either. */
  distance: readonly string[]
  /** A letter or a Roman numeral follows these words: «type B», «segment V». */
  numbered: readonly string[]
  /** These words precede or follow the number of a vertebra. */
  levels: Readonly<Record<'cervical' | 'thoracic' | 'lumbar' | 'sacral', readonly string[]>>
  /** These words precede or follow the number of a segment of the liver or the lung. */
  segments: readonly string[]
  /** These words follow the hour at which something lies in a breast. */
  hours: readonly string[]
  tScore: readonly string[]
  osteopenia: readonly string[]
  osteoporosis: readonly string[]
  /** These words mean suspected malignancy, which contradicts a benign category. */
  highlySuspicious: readonly string[]
  /** These attributes may be normal despite a finding: size, shape, signal. */
  attributes: readonly string[]
  /** A conclusion may omit findings with these words. */
  minor: readonly string[]
  /** Findings with these words need no call. */
  chronic: readonly string[]
  /** These words describe a pneumothorax under tension. */
  tension: readonly string[]
  /** These words describe new findings, which need a call even if earlier studies exist. */
  acute: readonly string[]
  polarity: readonly { present: string; absent: string }[]
  /** Rules build their expressions from these parts. */
  phrases: Readonly<Record<PhraseList, readonly Phrase[]>>
  /** A repair exchanges these words of the two sides. */
  sidePairs: readonly { right: string; left: string }[]
}

/** A word, or an expression with an example in which it is found. */
export type Phrase = string | Readonly<Record<string, string>>

/** Words of these lists have a meaning only at a place that a rule defines, or inside other words. */
export type PhraseList =
  // These lists are about results that have to be communicated, and about what makes a call unnecessary.
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
  // These lists are about what a conclusion may omit, and what summarizes findings.
  | 'summed'
  | 'subchondral'
  | 'healing'
  | 'newWord'
  | 'progression'
  // These denials are about a part or a single place, or they end at the next predicate.
  | 'attributed'
  | 'only'
  | 'nextPredicate'
  // These words describe something that was destroyed or has disappeared under treatment: not seeing it
  // doesn't deny the disease.
  | 'lostWords'
  // These words end a statement before a denial begins.
  | 'statedBefore'
  // An addendum begins with these words.
  | 'addendum'
  // These words precede or follow an earlier or a current size.
  | 'extentBehind'
  | 'fromBehind'
  | 'fromBefore'
  | 'toBefore'
  | 'about'
  | 'nowBefore'
  | 'particles'
  | 'orBetween'
  // These words introduce limits, or say what a length measures.
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
  // These are the organs whose positive nodes decide the stage, and words for the nodes.
  | 'ofBreast'
  | 'ofColorectum'
  | 'ofStomach'
  | 'nodes'
  | 'total'
  // A stage, a grade or a category is recalculated from these figures.
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
  // These words for a sex aren't about the patient, or contain an organ that isn't meant.
  | 'child'
  | 'birth'
  | 'typeBehind'
  | 'peopleBefore'
  | 'skin'
  | 'inOrganBehind'
  // These words offer both sides, one of which somebody still has to choose.
  | 'eitherSide'
  // These words describe operations that removed an organ, and the sentences about it.
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
  // These words compare, describe a state that is called stable, or refer to a test or a later moment of the
  // same exam.
  | 'comparedDay'
  | 'earlierInWord'
  | 'stable'
  | 'tested'
  | 'later'
  | 'comparedWithPrior'
  // This matches an age together with the person it belongs to; the number is its only group.
  | 'ageOfPatient'
  // These are labels of a plate's question about the examined body part.
  | 'bodyPart'
  // These words of advice say nothing about its time.
  | 'ofAdvice'
  // These are names of figures that are recalculated.
  | 'days'
  | 'endDiastolicVolume'
  | 'endSystolicVolume'
  | 'ejectionFraction'
  | 'sumOfSizes'
  | 'sumBefore'
  | 'changedBy'
  | 'totalScore'
  // These words join the items of a list, or organs that share a statement.
  | 'itemJoint'
  | 'organJoint'
  // These words introduce signs of a finding: denying them denies the finding.
  | 'signOf'
  // Next to these words, a side is a direction.
  | 'directionBehind'
  | 'directionBefore'
  | 'listJoint'
  | 'listOr'
  // These words belong to a side at the beginning of a sentence.
  | 'topicBehindSide'
  | 'sideSuffix'
  | 'sideAdverb'
  | 'beforeHeadSide'
  // These words add nothing to their neighbors, or are abbreviations that end no sentence.
  | 'bareFillers'
  | 'abbreviations'
  | 'countedAbbreviations'
  | 'ordinalBefore'
  | 'upTo'
  // These are names of categories.
  | 'gradeGroup'
  | 'categoryName'
  // In a pasted report, these words mark its day and days of comparison.
  | 'examLabel'
  | 'specimenLabel'
  | 'comparedBefore'
  | 'daySuffix'
  | 'examName'
  | 'withBehind'
  | 'comparedBehind'
  | 'nowBetween'
  // In a pasted report, these words mark lengths that aren't the size of a finding.
  | 'thresholdBefore'
  | 'noLesionBefore'
  | 'aboutLength'
  | 'topicParticle'
  | 'marginBefore'
  | 'marginLink'
  | 'marginState'
  | 'apartBehind'
  // In a pasted report, these words mark sizes of a still earlier time.
  | 'changesTo'
  | 'wasBefore'
  | 'thenBefore'
  | 'agoBefore'
  | 'wasBehind'
  // In a pasted report, these words give the axis, the exam or the end of an interval.
  | 'shortAxis'
  | 'mammography'
  | 'ultrasound'
  | 'radiograph'
  | 'within'
  | 'withinBehind'
  | 'monthsListed'
  | 'numberJoint'
  // In a pasted report, these words introduce grades of pathology.
  | 'gleason'
  | 'scoreName'
  | 'pointsBehind'
  | 'gradeGroupLabel'
  | 'nottingham'
  | 'nottinghamGrade'
  | 'histologicGrade'
  // In a pasted report, these labels precede a day in digits only.
  | 'dayLabel'

/** The lists of plain words, which are searched as they are. */
export type Mark = {
  [Name in keyof WordFile]: WordFile[Name] extends readonly string[] ? Name : never
}[keyof WordFile]

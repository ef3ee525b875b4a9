import type { SeriesFacts, StudyFacts } from '../../model/Identity.ts'
import type { RealWorldContent } from '../../model/RealWorld.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { ArrangedSeries, ArrangedSlide, ArrangedStudy } from './Arrangement.ts'
import { createFacts } from './createFacts.ts'
import { createSeries } from './createSeries.ts'
import { byNumber, byText } from './frameOrder.ts'
import { keepSame } from './keepSame.ts'

type Series = ReturnType<typeof createSeries>

interface StudyPlace {
  patientKey: string
  studyKey: string
  sharesUid: (instance: OpenInstance) => boolean
}

export function createStudy({ patientKey, studyKey, sharesUid }: StudyPlace) {
  const facts = createFacts<StudyFacts>()
  const series = new Map<string, Series>()
  const slides = new Map<string, ArrangedSlide>()
  let documents: readonly OpenInstance[] = []
  let objects: readonly OpenInstance[] = []
  let realWorld: readonly RealWorldContent[] = []
  let arranged: ArrangedStudy | undefined
  let isChanged = true
  let wasArriving = false

  const seriesKeyOf = ({ record }: OpenInstance) => JSON.stringify([studyKey, record.series.uid])

  function add(instance: OpenInstance): void {
    const { record } = instance
    isChanged = true
    facts.offer(record.sopInstance, record.study)
    const key = seriesKeyOf(instance)
    if (record.content.kind === 'document') documents = [...documents, instance].sort(byInstance)
    else if (OBJECTS.has(record.content.kind)) addObject(instance)
    else if (record.content.kind === 'slide') {
      const instances = [...(slides.get(key)?.instances ?? []), instance].sort(byInstance)
      slides.set(key, { key, facts: (instances[0] ?? instance).record.series, instances })
    } else {
      const place = { patientKey, studyKey, seriesKey: key, sharesUid }
      const known = series.get(key) ?? createSeries(place, () => realWorld)
      series.set(key, known)
      known.add(instance)
    }
  }

  function addObject(instance: OpenInstance): void {
    objects = [...objects, instance].sort(byInstance)
    if (instance.record.content.kind !== 'realWorld') return
    realWorld = objects.flatMap(({ record: { content } }) => (content.kind === 'realWorld' ? [content] : []))
    for (const one of series.values()) one.mapAgain()
  }

  function touch(instance: OpenInstance): void {
    isChanged = true
    series.get(seriesKeyOf(instance))?.touch()
  }

  function read(isArriving: boolean): ArrangedStudy {
    if (arranged && !isChanged && (isArriving || !wasArriving)) return arranged
    isChanged = false
    wasArriving = isArriving
    const own = [...series.values()].map((one) => one.read(isArriving))
    const next: ArrangedStudy = {
      key: studyKey,
      patientKey,
      facts: facts.read(),
      series: keepSame(arranged?.series, own.sort(bySeries)),
      documents,
      slides: keepSame(arranged?.slides, [...slides.values()].sort(bySeries)),
      objects,
    }
    arranged = keepSame(arranged, next)
    return arranged
  }

  return { add, touch, read }
}

const OBJECTS: ReadonlySet<string> = new Set([
  ...['presentation', 'keyObjects', 'segmentation', 'structures', 'registration', 'realWorld', 'annotations'],
])

const byInstance = (a: OpenInstance, b: OpenInstance) =>
  byNumber(a.record.series.number, b.record.series.number) ||
  byNumber(a.record.number, b.record.number) ||
  byText(a.record.sopInstance, b.record.sopInstance) ||
  byText(a.id, b.id)

const whenOf = ({ date, time }: SeriesFacts) => `${date} ${time}`

const bySeries = (a: ArrangedSeries | ArrangedSlide, b: ArrangedSeries | ArrangedSlide) =>
  byNumber(a.facts.number, b.facts.number) || byText(whenOf(a.facts), whenOf(b.facts)) || byText(a.key, b.key)

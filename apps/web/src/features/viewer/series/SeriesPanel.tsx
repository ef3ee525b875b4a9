import { type ArrangedPatient, type ArrangedStudy, personName } from '@pandok/viewer'
import { memo } from 'react'
import { useText } from '#platform/text/text.ts'
import { StudyDocuments } from '../documents/StudyDocuments.tsx'
import { StudyObjects } from '../objects/StudyObjects.tsx'
import { dayOf } from '../stage/dayOf.ts'
import { useSessionPart, useStudiesPart } from '../workspace/useViewerParts.ts'
import { SlideFiles } from './SlideFiles.tsx'
import { SlideSeriesCard } from './SlideSeriesCard.tsx'
import { StackCard } from './StackCard.tsx'

export function SeriesPanel() {
  const text = useText()
  const patients = useStudiesPart((state) => state.patients)
  return (
    <nav
      aria-label={text('viewer.series')}
      className="flex w-44 shrink-0 flex-col gap-3 overflow-y-auto rounded-md bg-surface p-2 max-lg:w-36 max-md:max-h-52 max-md:w-full max-md:flex-row max-md:items-start max-md:overflow-x-auto"
    >
      {patients.map((patient) => (
        <PatientPart key={patient.key} patient={patient} />
      ))}
      <SlideFiles />
    </nav>
  )
}

const PatientPart = memo(function PatientPart({ patient }: { patient: ArrangedPatient }) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const name = isHidden ? text('viewer.identity.hidden') : personName(patient.facts.name, text.locale)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-bold [overflow-wrap:anywhere]">{name || '—'}</h2>
      {patient.studies.map((study) => (
        <StudyPart key={study.key} study={study} />
      ))}
    </section>
  )
})

const StudyPart = memo(function StudyPart({ study }: { study: ArrangedStudy }) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  return (
    <section className="flex flex-col gap-1.5 max-md:flex-row max-md:items-start">
      <h3 className="max-md:w-24 max-md:shrink-0 text-xs text-muted [overflow-wrap:anywhere]">
        {isHidden ? null : (
          <>
            <span className="max-md:block">{dayOf(study.facts.date) || text('viewer.study.noDate')}</span>
            <span className="max-md:hidden"> · </span>
          </>
        )}
        {study.facts.description || text('viewer.study.unnamed')}
      </h3>
      {study.series.flatMap(({ key, facts, stacks }) =>
        stacks.map((stack) => <StackCard key={`${key} ${stack.id}`} stack={stack} facts={facts} />),
      )}
      {study.slides.map((slide) => (
        <SlideSeriesCard key={slide.key} slide={slide} />
      ))}
      <StudyObjects study={study} />
      <StudyDocuments documents={study.documents} />
    </section>
  )
})

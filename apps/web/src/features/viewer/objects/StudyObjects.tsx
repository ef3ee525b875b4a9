import type { ArrangedStudy } from '@pandok/viewer'
import { memo } from 'react'
import { useStudiesPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { KeyObjectCard } from './KeyObjectCard.tsx'
import { LabelList } from './LabelList.tsx'
import { PresentationList } from './PresentationList.tsx'

/** Key objects, presentation states and segmentations of a study. */
export const StudyObjects = memo(function StudyObjects({ study }: { study: ArrangedStudy }) {
  const { studies } = useViewer()
  const keyStacks = useStudiesPart(() => studies.keyStacks())
  return (
    <>
      {keyStacks
        .filter(({ studyKey }) => studyKey === study.key)
        .map((stack) => (
          <KeyObjectCard key={stack.id} stack={stack} />
        ))}
      <PresentationList objects={study.objects} />
      <LabelList objects={study.objects} />
    </>
  )
})

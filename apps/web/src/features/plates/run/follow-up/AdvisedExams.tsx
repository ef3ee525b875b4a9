import { recommendedFollowUps } from '@pandok/report-check'
import { TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { RecommendedExam } from './RecommendedExam.tsx'

/** The examinations that the sentences of this report recommend, which needn't be entered again. */
export function AdvisedExams({ examDate, onListed }: { examDate: string; onListed: () => void }) {
  const text = useText()
  const report = useRunState((state) => state)
  const [note, setNote] = useState('')
  const advised = recommendedFollowUps(report, examDate)
  if (advised.length === 0) return null
  return (
    <section className="grid gap-2 rounded-md border border-line p-3">
      <h3 className="text-sm font-semibold">{text('followUp.advised')}</h3>
      {advised.map((planned) => (
        <RecommendedExam key={planned.uid} {...{ planned, note, onListed }} />
      ))}
      <TextField
        label={text('followUp.advisedNote')}
        maxLength={120}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </section>
  )
}

import { followUpSentence, type PlannedFollowUp } from '@pandok/board'
import { Button, CalendarIcon, toast } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { openDueList } from './openDueList.ts'

interface RecommendedExamProps {
  planned: PlannedFollowUp
  /** The member's note about whom it concerns. */
  note?: string
  onListed?: () => void
}

/** A recommendation of a report, which can be added to the follow-up list of this computer. */
export function RecommendedExam({ planned, note = '', onListed }: RecommendedExamProps) {
  const text = useText()
  const [isListed, setListed] = useState<boolean>()
  const { uid, exam, earliest, latest, reason, examDate } = planned
  useEffect(() => {
    const look = async () => {
      const due = (await openDueList().read()).find((one) => one.uid === uid)
      // In the meantime, the module may recommend another date.
      setListed(due !== undefined && due.earliest === earliest && due.latest === latest)
    }
    void look().catch(() => setListed(false))
  }, [uid, earliest, latest])

  async function list() {
    try {
      await openDueList().add({ uid, exam, earliest, latest, reason, note: note.trim() })
      setListed(true)
      onListed?.()
    } catch {
      toast({ tone: 'danger', title: text('followUp.failed') })
    }
  }

  return (
    <span className="flex basis-full flex-wrap items-center gap-2 text-xs">
      <span className="flex min-w-0 grow basis-60 gap-2">
        <CalendarIcon aria-hidden="true" className="mt-px size-3.5 shrink-0 text-muted" />
        <span className="min-w-0 break-words">{followUpSentence(planned, text.locale, examDate)}</span>
      </span>
      {isListed === false ? (
        <Button size="sm" className="pointer-coarse:h-11" onClick={() => void list()}>
          {text('priors.followUp.list')}
        </Button>
      ) : null}
      {isListed ? <span className="text-muted">{text('priors.followUp.listed')}</span> : null}
    </span>
  )
}

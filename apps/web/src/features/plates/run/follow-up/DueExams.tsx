import { followUpCalendar } from '@pandok/board'
import { printDate, textOf } from '@pandok/module-engine'
import { Button, CalendarIcon, IconButton, Trash2Icon, toast, XIcon } from '@pandok/ui'
import { useCallback, useEffect, useState } from 'react'
import { saveBlob } from '#platform/files/saveFile.ts'
import { useText } from '#platform/text/text.ts'
import type { DueExam } from './createDueList.ts'
import { openDueList } from './openDueList.ts'

/** The examinations due on this computer's list, with a calendar file that contains no names. */
export function DueExams() {
  const text = useText()
  const [due, setDue] = useState<readonly DueExam[]>([])
  const look = useCallback(async () => setDue(await openDueList().read()), [])
  useEffect(() => void look().catch(() => undefined), [look])

  const change = (work: Promise<void>) =>
    void work.then(look).catch(() => toast({ tone: 'danger', title: text('followUp.failed') }))

  function save() {
    const lastDay = (day: string) => text('followUp.lastDay', { day: printDate(day, text.locale) })
    const file = followUpCalendar(due, { locale: text.locale, now: new Date(), lastDay })
    saveBlob('pandok.ics', new Blob([file], { type: 'text/calendar' }))
  }

  if (due.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{text('followUp.due', { count: due.length })}</h3>
      <ul className="grid max-h-48 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm">
        {due.map(({ uid, exam, earliest, latest, note }) => {
          const name = textOf(exam, text.locale) ?? ''
          const days = [...new Set([earliest, latest])].flatMap((day) =>
            day === undefined ? [] : [printDate(day, text.locale)],
          )
          return (
            <li key={uid} className="flex items-center gap-2 px-3 py-1">
              <span className="min-w-0 flex-1 break-words tabular-nums">
                {[days.join(' – '), name, note].filter((part) => part !== '').join(' · ')}
              </span>
              <IconButton
                size="sm"
                className="pointer-coarse:size-11"
                label={text('followUp.remove', { exam: name })}
                icon={<XIcon />}
                onClick={() => change(openDueList().remove(uid))}
              />
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<CalendarIcon />} onClick={save}>
          {text('followUp.calendar')}
        </Button>
        <Button size="sm" variant="quiet" icon={<Trash2Icon />} onClick={() => change(openDueList().wipe())}>
          {text('followUp.wipe')}
        </Button>
      </div>
    </section>
  )
}

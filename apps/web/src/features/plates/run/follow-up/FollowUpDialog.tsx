import {
  type FiveWords,
  FOLLOW_UP_EXAMS,
  FOLLOW_UP_REASONS,
  type FollowUp,
  followUpFault,
  followUpSentence,
  knownWords,
  languageOf,
  monthsAfter,
} from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { Button, Checkbox, Dialog, TextField, toast } from '@pandok/ui'
import { useId, useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { usePriors } from '../priors/usePriorStore.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { AdvisedExams } from './AdvisedExams.tsx'
import type { DueExam } from './createDueList.ts'
import { DueExams } from './DueExams.tsx'
import { openDueList } from './openDueList.ts'

const MONTHS = [3, 6, 12, 24] as const

/**
 * A recommendation as data: its sentence goes into the report, and its dates into the list on this computer.
 */
export function FollowUpDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { run, priors } = useRunWorkspace()
  const { examDate } = usePriors(priors)
  const locale = useRunState(({ languages }) => languageOf(languages, 'recommendation'))
  const [exam, setExam] = useState('')
  const [days, setDays] = useState({ earliest: '', latest: '' })
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isListed, setListed] = useState(false)
  const [listings, setListings] = useState(0)
  const planned = plannedOf({ exam, reason, days }, locale)
  const sentence = followUpSentence(planned, locale, examDate)

  async function write() {
    if (sentence === undefined) return
    const uid = `${crypto.randomUUID()}@pandok`
    run.addFollowUp({ ...planned, uid, examDate })
    if (isListed) await list({ ...planned, uid, note: note.trim() }, text)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('followUp.title')}
      closeLabel={text('ui.close')}
      footer={
        <Button variant="primary" disabled={sentence === undefined} onClick={() => void write()}>
          {text('followUp.write')}
        </Button>
      }
    >
      <div className="grid gap-4 pb-2">
        <p className="text-sm text-muted">{text('followUp.hint')}</p>
        <AdvisedExams examDate={examDate} onListed={() => setListings(listings + 1)} />
        <WordsField
          isFirst
          label={text('followUp.exam')}
          value={exam}
          onChange={setExam}
          known={namesIn(FOLLOW_UP_EXAMS, locale)}
        />
        <DayFields examDate={examDate} days={days} onChange={setDays} />
        <WordsField
          label={text('followUp.reason')}
          value={reason}
          onChange={setReason}
          known={namesIn(FOLLOW_UP_REASONS, locale)}
        />
        <SentencePreview sentence={sentence} fault={followUpFault(planned)} locale={locale} />
        <ListFields isListed={isListed} setListed={setListed} note={note} setNote={setNote} />
        <DueExams key={listings} />
      </div>
    </Dialog>
  )
}

async function list(exam: DueExam, text: Text): Promise<void> {
  try {
    await openDueList().add(exam)
  } catch {
    toast({ tone: 'danger', title: text('followUp.failed') })
  }
}

const namesIn = (known: readonly FiveWords[], locale: Locale) => known.map((words) => words[locale])

/** Words with known translations change with the report's language. */
const plannedOf = (
  { exam, reason, days }: { exam: string; reason: string; days: Days },
  locale: Locale,
): FollowUp => ({
  exam: knownWords(exam, locale, FOLLOW_UP_EXAMS),
  earliest: days.earliest || undefined,
  latest: days.latest || undefined,
  reason: reason.trim() === '' ? undefined : knownWords(reason, locale, FOLLOW_UP_REASONS),
})

interface WordsFieldProps {
  label: string
  value: string
  onChange: (words: string) => void
  /** Words that are known in every language; others may be typed. */
  known: readonly string[]
  isFirst?: boolean
}

function WordsField({ label, value, onChange, known, isFirst = false }: WordsFieldProps) {
  const list = useId()
  return (
    <>
      <TextField
        label={label}
        data-autofocus={isFirst ? '' : undefined}
        maxLength={120}
        list={list}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {known.map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
    </>
  )
}

interface ListFieldsProps {
  isListed: boolean
  setListed: (isListed: boolean) => void
  note: string
  setNote: (note: string) => void
}

function ListFields({ isListed, setListed, note, setNote }: ListFieldsProps) {
  const text = useText()
  return (
    <>
      <Checkbox
        label={text('followUp.list')}
        hint={text('followUp.listHint')}
        checked={isListed}
        onChange={({ target }) => setListed(target.checked)}
      />
      {isListed ? (
        <TextField
          label={text('followUp.note')}
          maxLength={120}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      ) : null}
    </>
  )
}

interface SentencePreviewProps {
  sentence: string | undefined
  fault: ReturnType<typeof followUpFault>
  locale: Locale
}

function SentencePreview({ sentence, fault, locale }: SentencePreviewProps) {
  const text = useText()
  return (
    <p
      role="status"
      lang={sentence === undefined ? undefined : locale}
      className="rounded-md bg-sunken px-3 py-2 text-sm"
    >
      {sentence ?? (fault ? text(`followUp.fault.${fault}`) : '')}
    </p>
  )
}

interface Days {
  earliest: string
  latest: string
}

interface DayFieldsProps {
  examDate: string
  days: Days
  onChange: (days: Days) => void
}

function DayFields({ examDate, days, onChange }: DayFieldsProps) {
  const text = useText()
  return (
    <>
      <div className="flex flex-wrap gap-1">
        {MONTHS.map((count) => (
          <Button
            key={count}
            size="sm"
            className="pointer-coarse:h-11"
            onClick={() => {
              const day = monthsAfter(examDate, count)
              onChange({ earliest: day, latest: day })
            }}
          >
            {text('followUp.months', { count })}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['earliest', 'latest'] as const).map((which) => (
          <TextField
            key={which}
            type="date"
            label={text(`followUp.${which}`)}
            min={examDate}
            value={days[which]}
            onChange={({ target }) => onChange({ ...days, [which]: target.value })}
          />
        ))}
      </div>
    </>
  )
}

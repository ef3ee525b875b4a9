import { REPORT_FILE_ENDING } from '@pandok/board'
import { printDate } from '@pandok/module-engine'
import {
  Badge,
  Button,
  ClipboardPasteIcon,
  cx,
  Dialog,
  DownloadIcon,
  FolderOpenIcon,
  IconButton,
  TextField,
  toast,
  XIcon,
} from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { saveJsonFile } from '#platform/files/saveFile.ts'
import { useText } from '#platform/text/text.ts'
import { RecommendedExam } from '../follow-up/RecommendedExam.tsx'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { wrapClass } from '../wrapClass.ts'
import { ArchivedReports } from './ArchivedReports.tsx'
import { BegunForOther } from './BegunForOther.tsx'
import { PasteReport } from './PasteReport.tsx'
import { patientWords } from './patientWords.ts'
import { SamePatient } from './SamePatient.tsx'
import { ServerLookups } from './ServerLookups.tsx'
import { UnmentionedList } from './UnmentionedList.tsx'
import { usePriors } from './usePriorStore.ts'
import { useReportFiles } from './useReportFiles.ts'

interface PriorDialogProps {
  /** Returns the present report. */
  words: () => string
  /** The errors and open points in it. */
  openPoints: () => readonly string[]
  onClose: () => void
}

type SavedReport = Pick<PriorDialogProps, 'words' | 'openPoints'>

/** The sources of earlier reports, what became of their lesions, and what is stored from this report. */
export function PriorDialog({ onClose, ...saved }: PriorDialogProps) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} size="lg" title={text('priors.title')} closeLabel={text('ui.close')}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 pb-2">
        {/* A description in the head would leave no room for the list on a phone. */}
        <p className="text-sm text-muted">{text('priors.hint')}</p>
        <BegunForOther hasFile />
        <Whose />
        <AtHand />
        <PriorSources {...saved} />
        <UnmentionedList />
        <ArchivedReports />
      </div>
    </Dialog>
  )
}

function Whose() {
  const text = useText()
  const { priors } = useRunWorkspace()
  const { patient, number } = usePriors(priors)
  // Closing the dialog with the keyboard leaves the field without a blur event.
  useEffect(() => () => priors.settleNumber(), [priors])
  if (patient === 'images') return <p className="text-sm text-muted">{text('priors.patient.images')}</p>
  return (
    <TextField
      label={text('priors.patient.number')}
      data-autofocus=""
      hint={text('priors.patient.numberHint')}
      autoComplete="off"
      spellCheck={false}
      maxLength={64}
      className="max-w-sm"
      value={number}
      onChange={({ target }) => priors.setNumber(target.value)}
      onBlur={() => priors.settleNumber()}
    />
  )
}

function AtHand() {
  const text = useText()
  const { priors } = useRunWorkspace()
  const { reports } = usePriors(priors)
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">{text('priors.list')}</h3>
      {reports.length === 0 ? <p className="text-sm text-muted">{text('priors.list.empty')}</p> : null}
      <ul className="grid gap-1">
        {reports.map(({ id, source, file }) => {
          const date = printDate(file.study.date, text.locale)
          const lengths = file.measurements.filter(({ what }) => what === 'length')
          const found = [
            ...(file.runs.length > 0 ? [text('priors.found.modules', { count: file.runs.length })] : []),
            ...(lengths.length > 0 ? [text('priors.found.lengths', { count: lengths.length })] : []),
            ...(file.categories ? [text('priors.found.categories', { count: file.categories.length })] : []),
          ]
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-2 rounded-md bg-sunken px-3 py-1.5 text-sm"
            >
              <span className="font-semibold tabular-nums">{date}</span>
              <span className="min-w-0 truncate">
                {[file.plate, file.study.modality].filter(Boolean).join(' · ')}
              </span>
              <Badge className="!h-5">{text(`priors.source.${source}`)}</Badge>
              <span className="grow text-xs text-muted">{found.join(' · ')}</span>
              {source === 'file' || source === 'pasted' ? (
                <IconButton
                  size="sm"
                  className="pointer-coarse:size-11"
                  label={text('priors.remove', { date })}
                  icon={<XIcon />}
                  onClick={() => priors.remove(id)}
                />
              ) : null}
              {(file.followUps ?? []).map((planned) => (
                <RecommendedExam key={planned.uid} planned={planned} />
              ))}
            </li>
          )
        })}
      </ul>
      <ServerLookups />
    </section>
  )
}

function PriorSources(saved: SavedReport) {
  const text = useText()
  const { priors } = useRunWorkspace()
  const { examDate } = usePriors(priors)
  const chooser = useRef<HTMLInputElement>(null)
  const [isPasting, setPasting] = useState(false)
  const { take, doubtful, agree, refuse } = useReportFiles()

  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button icon={<FolderOpenIcon />} onClick={() => chooser.current?.click()}>
          {text('priors.file.open')}
        </Button>
        <Button
          icon={<ClipboardPasteIcon />}
          aria-expanded={isPasting}
          onClick={() => setPasting(!isPasting)}
        >
          {text('priors.paste.open')}
        </Button>
        <SaveFile {...saved} />
      </div>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={({ target }) => {
          for (const file of target.files ?? []) void take(file)
          // Choosing the same file again must fire a change event.
          target.value = ''
        }}
      />
      {isPasting ? (
        <PasteReport
          examDate={examDate}
          onAdd={(pasted, date) => {
            priors.addPasted(pasted, date)
            setPasting(false)
          }}
        />
      ) : null}
      <SamePatient file={doubtful} onAgree={agree} onRefuse={refuse} />
    </section>
  )
}

/**
 * Saves the report for the patient for whom it was begun, who may not be the one in view. An unfinished
 * report is saved as well; its errors and open points are named but don't prevent that.
 */
function SaveFile({ words, openPoints }: SavedReport) {
  const text = useText()
  const { priors, plate } = useRunWorkspace()
  const { examDate, otherPatient } = usePriors(priors)
  const isEmpty = useRunState(({ entries }) => entries.length === 0)

  async function save() {
    const name = `${plate.name} ${otherPatient?.begun.date ?? examDate}`
      .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
      .trim()
    saveJsonFile(`${name}${REPORT_FILE_ENDING}`, await priors.fileOf(words()))
    const open = openPoints()
    toast({
      tone: open.length > 0 ? 'warning' : 'success',
      title: text(open.length > 0 ? 'priors.file.savedOpen' : 'priors.file.saved'),
      text: open.length > 0 ? open.join('\n') : undefined,
    })
  }

  return (
    <Button
      className={cx(wrapClass, 'min-h-10')}
      icon={<DownloadIcon />}
      disabled={isEmpty}
      onClick={() => void save()}
    >
      {otherPatient
        ? text('priors.other.save', { begun: patientWords(otherPatient.begun, text) })
        : text('priors.file.save')}
    </Button>
  )
}

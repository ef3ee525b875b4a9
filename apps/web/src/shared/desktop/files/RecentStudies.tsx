import type { RecentStudy } from '@pandok/protocol/desktop'
import { Button, ConfirmDialog, FolderOpenIcon, IconButton, XIcon } from '@pandok/ui'
import { useId, useState } from 'react'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { useText } from '#platform/text/text.ts'
import { useRecentStudies } from './useRecentStudies.ts'

/** A longer list would displace the rest of the page. */
const SHOWN_AT_FIRST = 6

interface RecentStudiesProps {
  /** Formats a study's name, because its folder or file may be named after the patient. */
  nameOf?: (label: string) => string
}

/** Recently opened studies. The names stay on this computer. */
export function RecentStudies({ nameOf = (label) => label }: RecentStudiesProps) {
  const text = useText()
  const headingId = useId()
  const [isAsking, setAsking] = useState(false)
  const [areAllShown, setAllShown] = useState(false)
  const { studies, gone, open, remove, clear } = useRecentStudies()
  const shown = areAllShown ? studies : studies?.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-2">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 id={headingId} className="font-semibold">
          {text('desktopFiles.recent.title')}
        </h2>
        {studies && studies.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
            {text('desktopFiles.recent.clear')}
          </Button>
        ) : null}
      </div>
      {studies?.length === 0 ? (
        <p className="text-sm text-muted">{text('desktopFiles.recent.none')}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-lg border border-line">
          {shown?.map((study) => (
            <RecentRow
              key={study.id}
              study={study}
              name={nameOf(study.label)}
              isGone={gone.has(study.id)}
              onOpen={() => void open(study.id)}
              onRemove={() => void remove(study.id)}
            />
          ))}
        </ul>
      )}
      {studies && shown && studies.length > shown.length ? (
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAllShown(true)}>
          {text('desktopFiles.recent.all', { count: studies.length })}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={text('desktopFiles.recent.clear.title')}
        text={text('desktopFiles.recent.clear.text')}
        confirmLabel={text('desktopFiles.recent.clear')}
        cancelLabel={text('ui.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void clear()
        }}
      />
    </section>
  )
}

interface RecentRowProps {
  study: RecentStudy
  name: string
  isGone: boolean
  onOpen: () => void
  onRemove: () => void
}

function RecentRow({ study: { count, at }, name, isGone, onOpen, onRemove }: RecentRowProps) {
  const text = useText()
  const when = momentFormat(text.locale)
  return (
    <li className="flex items-center gap-1 pe-1.5">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-lg px-3 py-2 text-start hover:bg-hover"
      >
        <FolderOpenIcon className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-medium">{name}</span>
          <span className="text-xs text-muted">
            {text('desktopFiles.recent.count', { count })} · {when.format(at)}
          </span>
          {isGone ? (
            <span role="alert" className="text-xs text-danger-text">
              {text('desktopFiles.recent.gone')}
            </span>
          ) : null}
        </span>
      </button>
      {isGone ? (
        <Button size="sm" onClick={onRemove}>
          {text('desktopFiles.recent.remove')}
        </Button>
      ) : (
        <IconButton
          size="sm"
          label={text('desktopFiles.recent.removeOne', { label: name })}
          icon={<XIcon />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

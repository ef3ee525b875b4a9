import { BANNER_FILE_MAX_MEBIBYTES, BANNER_SIDE_MAX_PX } from '@pandok/domain'
import type { AdminBanner } from '@pandok/protocol'
import { Button, CircleXIcon, cx, UploadIcon } from '@pandok/ui'
import { type DragEvent, useId, useRef, useState } from 'react'
import { byteText } from '#platform/files/byteText.ts'
import { useText } from '#platform/text/text.ts'
import { type ChosenPicture, readPicture } from './readPicture.ts'

interface PictureFieldProps {
  stored: AdminBanner | undefined
  picture: ChosenPicture | undefined
  onPicture: (picture: ChosenPicture | undefined) => void
  error: string | undefined
}

const LIMITS = { max: BANNER_SIDE_MAX_PX, megabytes: BANNER_FILE_MAX_MEBIBYTES }

/** A drop area for an image, with a button for people who can't drag. */
export function PictureField({ stored, picture, onPicture, error }: PictureFieldProps) {
  const text = useText()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const problem = refusal ?? (picture ? undefined : error)

  async function take(file: File | undefined) {
    if (!file) return
    setReading(true)
    const found = await readPicture(file).finally(() => setReading(false))
    setRefusal(typeof found === 'string' ? text.problem(found, LIMITS) : undefined)
    // A wrong file doesn't replace the picture that was chosen before.
    if (typeof found === 'object') onPicture(found)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <fieldset
      aria-describedby={problem ? `${id}-error ${id}-rules` : `${id}-rules`}
      className="grid min-w-0 gap-1.5"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {text('office.banners.image')}
        <span aria-hidden="true" className="ms-0.5 text-danger-text">
          *
        </span>
      </legend>
      <div
        className={cx(
          'grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-5 text-center text-sm transition-colors',
          isOver ? 'border-accent bg-accent-soft' : problem ? 'border-danger-text' : 'border-line-strong',
        )}
      >
        <PictureChoice
          {...{ stored, picture, isReading }}
          onFile={(file) => void take(file)}
          onBack={() => onPicture(undefined)}
        />
      </div>
      <PictureProblem id={`${id}-error`} problem={problem} />
      <p id={`${id}-rules`} className="text-xs text-muted">
        {text('office.banners.image.rules', LIMITS)}
      </p>
    </fieldset>
  )
}

const PictureProblem = ({ id, problem }: { id: string; problem: string | undefined }) => (
  <div aria-live="polite" className="empty:hidden">
    {problem ? (
      <p id={id} className="flex gap-1.5 text-xs font-medium text-danger-text">
        <CircleXIcon className="mt-0.5 size-3.5 shrink-0" />
        <span>{problem}</span>
      </p>
    ) : null}
  </div>
)

interface PictureChoiceProps extends Pick<PictureFieldProps, 'stored' | 'picture'> {
  isReading: boolean
  onFile: (file: File | undefined) => void
  /** Returns to the stored picture. */
  onBack: () => void
}

function PictureChoice({ stored, picture, isReading, onFile, onBack }: PictureChoiceProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const facts = picture ?? (stored && stored.width > 0 ? stored : undefined)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // Choosing the same file again must fire a change event.
          target.value = ''
        }}
      />
      <p className="text-muted">{text('office.banners.image.drop')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          id="banner-image"
          size="sm"
          icon={<UploadIcon />}
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          {text(facts ? 'office.banners.image.replace' : 'office.banners.image.choose')}
        </Button>
        {picture && stored ? (
          <Button size="sm" variant="quiet" onClick={onBack}>
            {text('office.banners.image.back')}
          </Button>
        ) : null}
      </div>
      {facts ? (
        <p role="status" className="tabular-nums">
          {picture ? null : <span className="text-muted">{text('office.banners.image.stored')} · </span>}
          {text('office.banners.image.facts', {
            width: facts.width,
            height: facts.height,
            size: byteText(text.locale, facts.bytes),
          })}
        </p>
      ) : null}
    </>
  )
}

import { Button, ClipboardPasteIcon, cx, UploadIcon } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useDropTarget } from '#shared/exchange/useDropTarget.ts'
import { PasteDialog } from './PasteDialog.tsx'

interface DropAreaProps {
  /** Leaves room for the list of files below. */
  isSmall: boolean
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
}

export function DropArea({ isSmall, onFiles, onText }: DropAreaProps) {
  const text = useText()
  const chooser = useRef<HTMLInputElement>(null)
  const [isPasting, setPasting] = useState(false)

  const { isOver, handlers } = useDropTarget((data) => {
    if (data.files.length > 0) onFiles([...data.files])
    else if (data.getData('text')) onText(data.getData('text'))
  })

  return (
    <>
      <div
        {...handlers}
        className={cx(
          'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 text-center',
          isSmall ? 'py-4' : 'py-10',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <p className={isSmall ? 'text-sm text-muted' : 'text-lg font-semibold'}>{text('import.drop')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            variant={isSmall ? 'secondary' : 'primary'}
            icon={<UploadIcon />}
            onClick={() => chooser.current?.click()}
          >
            {text('import.choose')}
          </Button>
          <Button icon={<ClipboardPasteIcon />} onClick={() => setPasting(true)}>
            {text('import.paste')}
          </Button>
        </div>
        {isSmall ? null : <p className="max-w-2xl text-sm text-muted">{text('import.formats')}</p>}
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          onChange={({ target }) => {
            if (target.files) onFiles([...target.files])
            // Choosing the same file again after editing it must fire a change event.
            target.value = ''
          }}
        />
      </div>
      {isPasting ? <PasteDialog onRead={onText} onClose={() => setPasting(false)} /> : null}
    </>
  )
}

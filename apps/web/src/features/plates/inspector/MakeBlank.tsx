import { BLANK_KINDS, type BlankKind } from '@pandok/domain'
import { Button, Popover } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface MakeBlankProps {
  /** The selected word; '' if there is none. */
  selected: () => string
  onMake: (kind: BlankKind) => void
}

/** Turns a word of the phrase into a blank of the chosen kind. */
export function MakeBlank({ selected, onMake }: MakeBlankProps) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [word, setWord] = useState<string>()
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={word !== undefined}
        // Pressing the button must not clear the selection in the text field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setWord(word === undefined ? selected().trim() : undefined)}
        className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 font-semibold text-accent-text hover:underline"
      >
        {text('plateExam.make.button')}
      </button>
      <Popover
        open={word !== undefined}
        onClose={() => setWord(undefined)}
        anchor={button}
        label={text('plateExam.make.button')}
        className="w-72"
      >
        {word ? (
          <div className="grid gap-2">
            <p className="text-sm">{text('plateExam.make.what', { word })}</p>
            <div className="flex flex-wrap gap-1.5">
              {BLANK_KINDS.map((kind, index) => (
                <Button
                  key={kind}
                  size="sm"
                  data-autofocus={index === 0 ? '' : undefined}
                  onClick={() => {
                    setWord(undefined)
                    onMake(kind)
                  }}
                >
                  {text(`plateExam.kind.${kind}`)}
                </Button>
              ))}
            </div>
          </div>
        ) : (
          <p className="text-sm">{text('plateExam.make.none')}</p>
        )}
      </Popover>
    </>
  )
}

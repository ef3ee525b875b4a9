import { type KeyboardEvent, useState } from 'react'
import { useText } from '#app/text.ts'
import { DemoFilm } from './DemoFilm.tsx'
import { DemoKey } from './DemoKey.tsx'
import { DemoReport } from './DemoReport.tsx'
import { demoPlate, UNDO } from './demoPlate.ts'

/** A plate to press: the film, the report and eight keys, as dark as the room that they are made for. */
export function PlateDemo() {
  const text = useText()
  const [written, setWritten] = useState<readonly string[]>(['lungs', 'pleura', 'heart'])

  const write = (id: string) => setWritten((before) => (before.includes(id) ? before : [...before, id]))
  const undo = () => setWritten((before) => before.slice(0, -1))

  // Only while the focus is inside: single letters must not act anywhere else on the page (WCAG 2.1.4).
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const cell = demoPlate.find(({ code }) => code === event.code)
    if (cell) write(cell.id)
    else if (event.code === UNDO.code) undo()
  }

  return (
    <section
      data-theme="dark"
      aria-label={text('site.demo.label')}
      onKeyDown={press}
      className="overflow-hidden rounded-2xl border border-line shadow-overlay"
    >
      <div className="grid sm:grid-cols-[2fr_3fr]">
        <DemoFilm className="h-full max-sm:aspect-[16/9] max-sm:w-full sm:min-h-72" />
        <DemoReport written={written} />
      </div>
      <div className="grid gap-3 border-t border-line bg-raised p-3 sm:p-4">
        <div className="grid grid-cols-4 gap-2">
          {demoPlate.map((cell) => (
            <DemoKey
              key={cell.id}
              letter={cell.letter}
              name={text(cell.name)}
              isLit={written.includes(cell.id)}
              onPress={() => write(cell.id)}
            />
          ))}
          <DemoKey letter={UNDO.letter} name={text('site.demo.undo')} isLit={false} onPress={undo} />
        </div>
        <p className="text-xs text-muted">{text('site.demo.note')}</p>
      </div>
    </section>
  )
}

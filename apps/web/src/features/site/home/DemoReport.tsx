import { useText } from '#app/text.ts'
import { demoPlate } from './demoPlate.ts'

const SECTIONS = ['findings', 'impression'] as const

export function DemoReport({ written }: { written: readonly string[] }) {
  const text = useText()
  return (
    <div className="flex min-h-60 flex-col gap-3 bg-sunken p-4 sm:min-h-80 sm:p-5">
      <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
        <span className="font-semibold">{text('site.demo.report')}</span>
        <span>{text('site.demo.plate')}</span>
      </p>
      <div role="log" aria-label={text('site.demo.report')} className="grid content-start gap-4">
        {SECTIONS.map((section) => {
          const cells = demoPlate.filter((cell) => cell.section === section && written.includes(cell.id))
          return cells.length === 0 ? null : (
            <div key={section} className="grid gap-1">
              <p className="text-xs font-bold text-accent-text">{text(`site.demo.${section}`)}</p>
              {cells.map((cell) => (
                <p key={cell.id} className="animate-rise leading-snug">
                  {text(cell.sentence)}
                </p>
              ))}
            </div>
          )
        })}
      </div>
      <p className="mt-auto text-sm text-muted">{text('site.demo.empty')}</p>
    </div>
  )
}

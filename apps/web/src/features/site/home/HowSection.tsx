import { useText } from '#platform/text/text.ts'

const PARTS = ['plate', 'module', 'report'] as const

export function HowSection() {
  const text = useText()
  return (
    <section className="border-y border-line bg-raised">
      <div className="mx-auto grid max-w-7xl gap-6 px-4 py-10 sm:px-6 md:py-14">
        <h2 className="sr-only">{text('site.how.title')}</h2>
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {PARTS.map((part, index) => (
            <li key={part} className="grid content-start gap-2 border-t-2 border-accent-line pt-4">
              <h3 className="flex items-baseline gap-2 text-lg font-bold">
                <span aria-hidden="true" className="text-sm text-accent-text tabular-nums">
                  {index + 1}
                </span>
                {text(`site.how.${part}.title`)}
              </h3>
              <p className="text-pretty text-muted">{text(`site.how.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

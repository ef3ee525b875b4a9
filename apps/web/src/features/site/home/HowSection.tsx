import { useText } from '#app/text.ts'
import { PlatePicture } from './PlatePicture.tsx'

const PARTS = ['plate', 'module', 'report'] as const

export function HowSection() {
  const text = useText()
  return (
    <section className="border-y border-line bg-raised">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6 md:py-24">
        <header className="grid gap-3">
          <h2 className="text-3xl font-bold sm:text-4xl">{text('site.how.title')}</h2>
          <p className="max-w-prose text-lg text-muted">{text('site.how.text')}</p>
        </header>
        <ol className="grid gap-x-10 gap-y-12 md:grid-cols-3">
          {PARTS.map((part) => (
            <li key={part} className="grid content-start gap-3">
              <PlatePicture part={part} />
              <h3 className="mt-2 text-xl font-bold">{text(`site.how.${part}.title`)}</h3>
              <p className="text-muted">{text(`site.how.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

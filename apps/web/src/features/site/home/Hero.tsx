import { useText } from '#platform/text/text.ts'
import { PlateDemo } from './demo/PlateDemo.tsx'
import { EntryLinks } from './EntryLinks.tsx'

export function Hero() {
  const text = useText()
  return (
    <section className="mx-auto grid max-w-7xl gap-y-8 px-4 pt-8 pb-14 sm:px-6 md:pt-12 md:pb-20">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid gap-3">
          <p className="font-semibold text-accent-text">{text('site.hero.eyebrow')}</p>
          <h1 className="text-4xl font-extrabold text-balance xl:text-5xl">{text('site.hero.title')}</h1>
        </div>
        <div className="grid gap-5">
          <p className="max-w-prose text-pretty text-muted">{text('site.hero.text')}</p>
          <EntryLinks />
        </div>
      </div>
      <div className="grid gap-3">
        <PlateDemo />
        <p className="max-w-4xl text-xs text-muted">{text('site.demo.note')}</p>
      </div>
    </section>
  )
}

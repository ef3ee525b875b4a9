import { useText } from '#app/text.ts'
import { EntryLinks } from './EntryLinks.tsx'
import { PlateDemo } from './PlateDemo.tsx'

export function Hero() {
  const text = useText()
  return (
    <section className="mx-auto grid max-w-7xl items-center gap-x-12 gap-y-10 px-4 pt-10 pb-16 sm:px-6 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)]">
      <div className="grid justify-items-start gap-6">
        <p className="font-semibold text-accent-text">{text('site.hero.eyebrow')}</p>
        <h1 className="text-4xl font-extrabold text-balance sm:text-5xl xl:text-6xl">
          {text('site.hero.title')}
        </h1>
        <p className="max-w-prose text-lg text-muted">{text('site.hero.text')}</p>
        <EntryLinks />
      </div>
      <PlateDemo />
    </section>
  )
}

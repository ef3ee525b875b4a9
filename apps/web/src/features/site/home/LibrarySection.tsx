import { useText } from '#app/text.ts'
import { KNOWN_RULES, LIBRARY } from './libraryFacts.ts'
import { SectionText } from './SectionText.tsx'
import { Shot } from './Shot.tsx'

export function LibrarySection() {
  const text = useText()
  return (
    <section className="border-y border-line bg-raised">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-14 sm:px-6 md:py-20">
        <div className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <Shot
            name="module"
            alt={text('site.library.shot')}
            sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 60vw, 94vw"
            className="lg:row-start-1"
          />
          <div className="max-lg:-order-1">
            <SectionText
              title={text('site.library.title')}
              text={text('site.library.text', LIBRARY)}
              points={[text('site.library.table'), text('site.library.why'), text('site.library.own')]}
            />
          </div>
        </div>
        <ul aria-label={text('site.library.names')} className="flex flex-wrap gap-2">
          {Object.entries(KNOWN_RULES).map(([id, name]) => (
            <li
              key={id}
              className="rounded-sm border border-line bg-surface px-2.5 py-1 text-sm font-medium text-muted"
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

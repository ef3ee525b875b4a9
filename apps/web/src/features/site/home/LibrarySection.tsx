import { useText } from '#platform/text/text.ts'
import { KNOWN_RULES, LIBRARY } from './libraryFacts.ts'
import { SectionText } from './SectionText.tsx'
import { Shot } from './Shot.tsx'

const SIZES = '(min-width: 80rem) 37rem, (min-width: 64rem) 46vw, 94vw'

export function LibrarySection() {
  const text = useText()
  return (
    <section className="border-y border-line bg-raised">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-14 sm:px-6 md:py-20">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
          <SectionText
            title={text('site.library.title')}
            text={text('site.library.text', LIBRARY)}
            points={[text('site.library.table'), text('site.library.why'), text('site.library.own')]}
          />
          <ul aria-label={text('site.library.names')} className="flex flex-wrap content-start gap-2 lg:pt-2">
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
        <div className="grid gap-6 lg:grid-cols-2">
          <Shot name="module" alt={text('site.library.shot')} sizes={SIZES} />
          <Shot name="library" alt={text('site.library.listShot')} sizes={SIZES} />
        </div>
      </div>
    </section>
  )
}

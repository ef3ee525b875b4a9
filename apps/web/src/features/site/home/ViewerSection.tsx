import { useText } from '#platform/text/text.ts'
import { SectionText } from './SectionText.tsx'
import { Shot } from './Shot.tsx'

export function ViewerSection() {
  const text = useText()
  return (
    <section className="mx-auto grid max-w-7xl items-center gap-x-12 gap-y-8 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <SectionText
        title={text('site.viewer.title')}
        text={text('site.viewer.text')}
        points={[text('site.viewer.open'), text('site.viewer.measure'), text('site.viewer.slide')]}
      >
        <p className="text-sm text-muted">{text('site.viewer.note')}</p>
      </SectionText>
      <Shot
        name="viewer"
        alt={text('site.viewer.shot')}
        sizes="(min-width: 80rem) 45rem, (min-width: 64rem) 60vw, 94vw"
      />
    </section>
  )
}

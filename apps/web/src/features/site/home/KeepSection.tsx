import { HistoryIcon, KeyboardIcon, Share2Icon, ShieldCheckIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { Shot } from './Shot.tsx'

const PROMISES = [
  { name: 'privacy', icon: <ShieldCheckIcon /> },
  { name: 'share', icon: <Share2Icon /> },
  { name: 'backup', icon: <HistoryIcon /> },
  { name: 'keyboard', icon: <KeyboardIcon /> },
] as const

export function KeepSection() {
  const text = useText()
  return (
    <section className="border-y border-line bg-raised">
      <div className="mx-auto grid max-w-7xl items-center gap-x-12 gap-y-10 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-2">
        <div className="grid gap-8">
          <h2 className="text-2xl font-bold text-balance sm:text-3xl">{text('site.keep.title')}</h2>
          <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
            {PROMISES.map(({ name, icon }) => (
              <li key={name} className="grid content-start gap-1.5 [&>svg]:size-5 [&>svg]:text-accent-text">
                {icon}
                <h3 className="mt-1 font-bold">{text(`site.keep.${name}.title`)}</h3>
                <p className="text-pretty text-muted">{text(`site.keep.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
        <Shot
          name="plates"
          alt={text('site.keep.shot')}
          sizes="(min-width: 80rem) 36rem, (min-width: 64rem) 46vw, 94vw"
        />
      </div>
    </section>
  )
}

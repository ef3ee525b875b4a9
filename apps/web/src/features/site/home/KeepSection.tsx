import { HistoryIcon, KeyboardIcon, Share2Icon, ShieldCheckIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

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
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:px-6 md:py-20">
        <h2 className="text-2xl font-bold text-balance sm:text-3xl">{text('site.keep.title')}</h2>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {PROMISES.map(({ name, icon }) => (
            <li key={name} className="grid content-start gap-1.5 [&>svg]:size-5 [&>svg]:text-accent-text">
              {icon}
              <h3 className="mt-1 text-lg font-bold text-balance">{text(`site.keep.${name}.title`)}</h3>
              <p className="text-pretty text-muted">{text(`site.keep.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { KeyboardIcon, LanguagesIcon, RotateCwIcon, ShieldCheckIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'

const PROMISES = [
  { name: 'privacy', icon: <ShieldCheckIcon /> },
  { name: 'keyboard', icon: <KeyboardIcon /> },
  { name: 'languages', icon: <LanguagesIcon /> },
  { name: 'backup', icon: <RotateCwIcon /> },
] as const

export function KeepSection() {
  const text = useText()
  return (
    <section className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[2fr_3fr]">
      <h2 className="text-3xl font-bold sm:text-4xl">{text('site.keep.title')}</h2>
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
        {PROMISES.map(({ name, icon }) => (
          <li key={name} className="grid content-start gap-2 [&>svg]:size-6 [&>svg]:text-accent-text">
            {icon}
            <h3 className="mt-1 text-lg font-bold">{text(`site.keep.${name}.title`)}</h3>
            <p className="text-muted">{text(`site.keep.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

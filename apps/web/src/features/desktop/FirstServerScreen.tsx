import { Anchor } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ServerForm } from './ServerForm.tsx'

/** Shown at the first start of a program that was built without a server address. */
export function FirstServerScreen() {
  const text = useText()
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-8 sm:py-14">
      <header className="mb-6 grid gap-2 sm:mb-8 sm:text-center">
        <h1 className="text-2xl font-bold sm:text-3xl">{text('desktop.first.title')}</h1>
        <p className="text-base text-muted">{text('desktop.first.lead')}</p>
      </header>
      <div className="rounded-xl border border-line bg-raised p-5 sm:p-8">
        <ServerForm
          isAlone
          current={null}
          submitLabel={text('desktop.first.submit')}
          // Storage and settings now belong to the new server, so the page is reloaded.
          onTaken={() => window.location.replace('/program')}
        />
      </div>
      <p className="mt-6 text-center text-sm">
        <Anchor
          href="/program/desktop"
          className="font-semibold text-accent-text underline underline-offset-3"
        >
          {text('desktop.first.network')}
        </Anchor>
      </p>
    </div>
  )
}

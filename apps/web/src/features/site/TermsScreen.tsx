import './terms/paper.css'
import { Button, PrinterIcon, Tabs, TextSkeleton } from '@pandok/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { EditionLine } from './terms/EditionLine.tsx'
import { LegalText } from './terms/LegalText.tsx'
import { LEGAL_TABS, legalNameIn, legalTabIn } from './terms/legalTexts.ts'

/** The legal pages. Printing shows the text alone. */
export function TermsScreen() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const name = legalNameIn(search)
  const title = text(`site.footer.${name}`)
  return (
    <div data-paper="" className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl font-bold">{text('site.title.terms')}</h1>
        <Button icon={<PrinterIcon />} onClick={() => window.print()}>
          {text('site.terms.print')}
        </Button>
      </div>
      <Tabs
        label={text('site.title.terms')}
        tabs={Object.entries(LEGAL_TABS).map(([id, document]) => ({
          id,
          label: text(`site.footer.${document}`),
        }))}
        value={legalTabIn(search)}
        onChange={(activeTab) => setSearch({ activeTab }, { replace: true, preventScrollReset: true })}
      >
        <div className="grid gap-6">
          <p className="hidden text-2xl font-bold print:block">
            {text('site.name')} · {title}
          </p>
          <EditionLine name={name} />
          <Suspense key={`${name} ${text.locale}`} fallback={<TextSkeleton paragraphs={10} />}>
            <LegalText name={name} />
          </Suspense>
        </div>
      </Tabs>
    </div>
  )
}
